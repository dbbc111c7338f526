/** In the order in which they are shown. */
export const commandGroups = ["screens", "account", "actions"] as const;
export type CommandGroup = (typeof commandGroups)[number];
/** Something that the palette can do, by the name that people know it under. */
export type Command = { readonly id: string; readonly group: CommandGroup; readonly name: string; readonly run: () => void };

/** Accents and capitals are for readers; whoever searches leaves them out. */
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How well a name answers: 0 begins with what was typed, 1 has a word that does, 2 holds it somewhere; nothing when it does not. */
const rank = (name: string, query: string): number | undefined => {
  const place = name.indexOf(query);
  if (place === -1) return undefined;
  if (place === 0) return 0;
  return ` ${name}`.includes(` ${query}`) ? 1 : 2;
};

/** What somebody may have meant, group by group and best first; without a word, everything in its own order. */
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
