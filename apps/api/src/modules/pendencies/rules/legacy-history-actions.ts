import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { RestReason } from "@emdia/contract/pendencies/vocabulary.ts";

type Line = { readonly action: string; readonly new_value: string | null };

/** The only reason for a permanent deactivation. */
const forGood: RestReason = "no_longer_demanded";

const restAction = ({ new_value }: Line): PendencyDeed => (new_value === forGood ? "pendency.rest_for_good" : "pendency.rest_for_a_time");

/** Action names that older history lines use. */
export const oldMoves = ["pendency.rested", "pendency.came_back"] as const;
/** Maps the action of an older history line to its current name, because history lines are never rewritten. */
export const currentActionName = (line: Line): string => {
  if (line.action === "pendency.rested") return restAction(line);
  return line.action === "pendency.came_back" ? ("pendency.come_back" satisfies PendencyDeed) : line.action;
};
