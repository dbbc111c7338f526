/** In display order. */
export const commandGroups = ["screens", "account", "actions"] as const;
export type CommandGroup = (typeof commandGroups)[number];
/** A command of the palette, with its display name. */
export type Command = { readonly id: string; readonly group: CommandGroup; readonly name: string; readonly run: () => void };

/** Normalizes accents and case for the search. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Rank of a match: 0 prefix of the name, 1 prefix of a word, 2 anywhere; undefined without a match. */
const rank = (name: string, query: string): number | undefined => {
  const place = name.indexOf(query);
  if (place === -1) return undefined;
  if (place === 0) return 0;
  return ` ${name}`.includes(` ${query}`) ? 1 : 2;
};

/** Matching commands by group and rank; all commands in their order for empty input. */
export const findCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  const query = fold(typed.trim());
  return commands
    .flatMap((command) => {
      const place = rank(fold(command.name), query);
      return place === undefined ? [] : [{ command, place }];
    })
    .sort((one, other) => commandGroups.indexOf(one.command.group) - commandGroups.indexOf(other.command.group) || one.place - other.place)
    .map(({ command }) => command);
};
