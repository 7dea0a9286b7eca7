/** The form of one slash command: a field for each option. */

import { nestOptions, OptionType } from "./commands.js";
import { combobox } from "./combobox.js";
import { fill, h, iconButton } from "./dom.js";
import { labelled, numberInput, selectInput, textInput } from "./fields.js";
import { channelOptions, roleOptions, userOptions } from "./select.js";

export class CommandForm {
  #command;
  #app;
  #fields;
  #problem = h("p", { class: "form-error", role: "alert" });

  /**
   * @param {import("./commands.js").FlatCommand} command
   * @param {{onSend: (options: object[]) => void, onCancel: () => void}} actions `onSend` gets Discord's
   *   nested option list
   */
  constructor(command, app, { onSend, onCancel }) {
    this.#command = command;
    this.#app = app;
    this.#fields = command.options.map((option) => this.#field(option));
    const send = h("button", { type: "submit", class: "button style-1" }, "Send");
    this.element = h(
      "form",
      {
        class: "command-form",
        novalidate: true,
        "aria-label": `Command ${command.name}`,
        dataset: { testid: "command-form" },
        onsubmit: (event) => {
          event.preventDefault();
          if (this.#isValid()) onSend(nestOptions(command, this.#values()));
        },
        onkeydown: (event) => {
          if (event.key !== "Escape" || event.defaultPrevented) return;
          event.preventDefault();
          onCancel();
        },
      },
      h(
        "header",
        { class: "command-header" },
        h("strong", { class: "command-name" }, `/${command.name}`),
        h("span", { class: "command-description" }, command.description),
        iconButton("close", "Cancel command", { onclick: onCancel }),
      ),
      this.#problem,
      this.#fields.length
        ? h(
            "div",
            { class: "command-fields" },
            this.#fields.map((field) => field.element),
          )
        : null,
      h("div", { class: "command-foot" }, send),
    );
    // Where nothing has to be filled in, Enter sends the command, as it does on Discord.
    const first = this.#fields.find((field) => field.option.required);
    this.focus = () => (first ? first.focus() : send.focus());
  }

  #field(option) {
    const isRequired = Boolean(option.required);
    const field = this.#input(option, isRequired);
    const { control, holder } = field;
    const frame = labelled({
      label: option.name,
      description: option.description,
      isRequired,
      control,
      holder,
    });
    return { ...field, ...frame, option };
  }

  #input(option, isRequired) {
    const props = { dataset: { option: option.name } };
    if (option.autocomplete) return this.#suggesting(option, isRequired, props);
    if (option.choices?.length) {
      return this.#select(
        option,
        isRequired,
        option.choices.map((choice) => ({ value: String(choice.value), label: choice.name })),
        (chosen) => option.choices.find((choice) => String(choice.value) === chosen).value,
      );
    }
    const { state } = this.#app;
    switch (option.type) {
      case OptionType.BOOLEAN:
        return this.#select(
          option,
          isRequired,
          [
            { value: "true", label: "True" },
            { value: "false", label: "False" },
          ],
          (chosen) => chosen === "true",
        );
      case OptionType.USER:
        return this.#select(option, isRequired, userOptions(state));
      case OptionType.CHANNEL:
        return this.#select(option, isRequired, channelOptions(state, option.channel_types));
      case OptionType.ROLE:
        return this.#select(option, isRequired, roleOptions(state));
      case OptionType.MENTIONABLE:
        return this.#select(option, isRequired, [...userOptions(state), ...roleOptions(state)]);
      case OptionType.ATTACHMENT:
        return {
          ...textInput({
            isRequired,
            placeholder: "Files cannot be sent from this page.",
            props: { ...props, disabled: true },
          }),
          read: () => undefined,
        };
      default:
        return this.#typed(option, isRequired, props);
    }
  }

  #typed(option, isRequired, props) {
    const isWhole = option.type === OptionType.INTEGER;
    if (isWhole || option.type === OptionType.NUMBER) {
      return numberInput({ isWhole, isRequired, min: option.min_value, max: option.max_value, props });
    }
    return textInput({
      isRequired,
      minLength: option.min_length,
      maxLength: option.max_length ?? 6000,
      props,
    });
  }

  #select(option, isRequired, options, valueOf = (chosen) => chosen) {
    const field = selectInput({
      label: option.name,
      placeholder: "Choose…",
      options: () => options,
      values: [],
      range: { min: isRequired ? 1 : 0, max: 1 },
      isRequired,
      props: { dataset: { option: option.name } },
    });
    const read = () => (field.read() ? valueOf(field.read()[0]) : undefined);
    return { ...field, read };
  }

  #suggesting(option, isRequired, props) {
    const suggest = async (typed) => {
      const others = this.#values((field) => field.option !== option && !field.problem());
      const focused = { type: option.type, name: option.name, value: typed, focused: true };
      try {
        const answer = await this.#app.wire.request("autocomplete", {
          channel_id: this.#app.state.currentId,
          command_id: this.#command.commandId,
          options: nestOptions(this.#command, [...others, focused]),
        });
        return answer.choices;
      } catch (error) {
        this.showProblem(`No suggestions for ${option.name}: ${error.message}`);
        return [];
      }
    };
    return combobox({ field: this.#typed(option, isRequired, props), label: option.name, suggest });
  }

  /** Shows why the command was not sent. */
  showProblem(text) {
    fill(this.#problem, text);
  }

  #isValid() {
    this.showProblem("");
    const wrong = this.#fields.filter((field) => {
      const problem = field.problem();
      field.showProblem(problem);
      return problem;
    });
    wrong[0]?.focus();
    return wrong.length === 0;
  }

  /** What is filled in, as Discord's flat list of options. */
  #values(isWanted = () => true) {
    return this.#fields
      .filter((field) => isWanted(field) && field.read() !== undefined)
      .map((field) => ({ type: field.option.type, name: field.option.name, value: field.read() }));
  }
}
