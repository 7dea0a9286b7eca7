/** Starts the page. */

import { closeAccountOnLeave } from "./account.js";
import { App } from "./app.js";
import { keepTimestampsCurrent } from "./timestamps.js";
import { Wire } from "./wire.js";

const wire = new Wire(new URLSearchParams(location.search).get("user"));
new App(wire);
closeAccountOnLeave(document.getElementById("account"));
keepTimestampsCurrent();
wire.connect();
