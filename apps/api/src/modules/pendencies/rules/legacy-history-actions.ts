import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { RestReason } from "@emdia/contract/pendencies/vocabulary.ts";

type Line = { readonly action: string; readonly new_value: string | null };

/** The one reason for which a pendency rests for good. */
const forGood: RestReason = "no_longer_demanded";

const rested = ({ new_value }: Line): PendencyDeed => (new_value === forGood ? "pendency.rest_for_good" : "pendency.rest_for_a_time");

/** The words of former times for what moves a pendency. */
export const oldMoves = ["pendency.rested", "pendency.came_back"] as const;
/** A line of the history is never written anew: what was told in other words is read in those of today. */
export const currentActionName = (line: Line): string => {
  if (line.action === "pendency.rested") return rested(line);
  return line.action === "pendency.came_back" ? ("pendency.come_back" satisfies PendencyDeed) : line.action;
};
