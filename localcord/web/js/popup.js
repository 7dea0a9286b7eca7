/** Where a panel hangs that belongs to a control. */

const GAP_PX = 6;
const LEAST_WIDTH_PX = 220;
const ENOUGH_HEIGHT_PX = 320;
const MOST_HEIGHT_PX = 380;

/**
 * Hangs the panel below the control where there is room, else above it, through the custom properties
 * that the `.popup` rules read.
 */
function placePopup(panel, anchor) {
  const box = anchor.getBoundingClientRect();
  const width = Math.min(Math.max(box.width, LEAST_WIDTH_PX), innerWidth - 2 * GAP_PX);
  const below = innerHeight - box.bottom - 2 * GAP_PX;
  const above = box.top - 2 * GAP_PX;
  const opensDown = below >= Math.min(panel.scrollHeight, ENOUGH_HEIGHT_PX) || below >= above;
  const place = {
    "--popup-width": `${width}px`,
    "--popup-left": `${Math.max(GAP_PX, Math.min(box.left, innerWidth - width - GAP_PX))}px`,
    "--popup-height": `${Math.min(MOST_HEIGHT_PX, opensDown ? below : above)}px`,
    "--popup-top": opensDown ? `${box.bottom + GAP_PX}px` : "auto",
    "--popup-bottom": opensDown ? "auto" : `${innerHeight - box.top + GAP_PX}px`,
  };
  for (const [name, value] of Object.entries(place)) panel.style.setProperty(name, value);
}

/** Keeps the panel at its control while the window or anything around it scrolls or changes size. */
export function keepPlaced(panel, anchor, signal) {
  const place = () => placePopup(panel, anchor);
  const options = { signal, capture: true };
  place();
  window.addEventListener("resize", place, options);
  window.addEventListener("scroll", (event) => panel.contains(event.target) || place(), options);
}
