import { type MatchKind, matchKinds } from "../../features/search/match-groups.ts";
import { plainText } from "../../shared/format/plain-text.ts";

/** In display order. The commands come first, so that results that arrive later do not move the chosen option. */
export const commandGroups = ["recent", "screens", "account", "actions", ...matchKinds] as const;
export type CommandGroup = "recent" | "screens" | "account" | "actions" | MatchKind;
/** An option of the palette: a link, or an action. */
export type Command = {
  readonly id: string;
  readonly group: CommandGroup;
  readonly name: string;
  readonly detail?: string;
  readonly href?: string;
  readonly run: () => void;
  /** Changes the palette itself, which therefore stays open. */
  readonly keepsOpen?: true;
};

/** Rank of a match: 0 prefix of the name, 1 prefix of a word. Other matches would stand before the search results by chance. */
const rank = (name: string, query: string): number | undefined => {
  if (name.startsWith(query)) return 0;
  return name.includes(` ${query}`) ? 1 : undefined;
};

/** Matching commands by group and rank; all commands in their order for empty input. */
export const findCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  const query = plainText(typed.trim());
  return commands
    .flatMap((command) => {
      const place = rank(plainText(command.name), query);
      return place === undefined ? [] : [{ command, place }];
    })
    .sort((one, other) => commandGroups.indexOf(one.command.group) - commandGroups.indexOf(other.command.group) || one.place - other.place)
    .map(({ command }) => command);
};
