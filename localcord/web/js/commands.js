/** Slash commands as data: flattening the tree, finding by what was typed, building the nested options. */

export const OptionType = {
  SUB_COMMAND: 1,
  SUB_COMMAND_GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

const CHAT_INPUT = 1;
const CONTEXT_BOT_DM = 1;

/**
 * @typedef {object} FlatCommand
 * @property {string} commandId
 * @property {string} applicationId
 * @property {string} name the whole name, e.g. `manila new`
 * @property {string} description
 * @property {{type: number, name: string}[]} path group and subcommand under the command, outermost first
 * @property {object[]} options the options that take a value, required ones first
 */

/** @returns {FlatCommand[]} every command that can be sent, in the order of the bots. */
export function flattenCommands(commands, isDirect) {
  return commands
    .filter((command) => isUsable(command, isDirect))
    .flatMap((command) => expand(command, command, []));
}

function isUsable(command, isDirect) {
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT) return false;
  if (!isDirect) return !command.contexts || command.contexts.includes(0);
  if (command.guild_id) return false;
  return command.contexts ? command.contexts.includes(CONTEXT_BOT_DM) : command.dm_permission !== false;
}

function expand(command, node, path) {
  const options = node.options ?? [];
  const branches = options.filter((option) => option.type <= OptionType.SUB_COMMAND_GROUP);
  if (branches.length) {
    return branches.flatMap((branch) =>
      expand(command, branch, [...path, { type: branch.type, name: branch.name }]),
    );
  }
  const name = [command.name, ...path.map((step) => step.name)].join(" ");
  return [
    {
      commandId: command.id,
      applicationId: command.application_id,
      name,
      description: node.description,
      path,
      options,
    },
  ];
}

/** The commands whose words begin with the typed words, best first. `typed` comes without its slash. */
export function findCommands(commands, typed) {
  const query = typed.toLowerCase().trim();
  const score = (command) => {
    if (command.name.startsWith(query)) return 0;
    if (command.name.split(" ").some((word) => word.startsWith(query))) return 1;
    if (command.name.includes(query)) return 2;
    return query.length > 2 && command.description.toLowerCase().includes(query) ? 3 : null;
  };
  const scored = commands.map((command) => ({ command, score: score(command) }));
  const found = scored.filter((entry) => entry.score !== null);
  return found.sort((a, b) => a.score - b.score).map((entry) => entry.command);
}

/** Discord's nested list: the given values inside their subcommand inside their group. */
export function nestOptions(command, values) {
  return command.path.reduceRight(
    (inner, step) => [{ type: step.type, name: step.name, options: inner }],
    values,
  );
}
