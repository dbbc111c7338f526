// Actions of the analysis history.
import type { AnalysisAction } from "@emdia/contract/pendencies/analysis-entry.ts";
import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";

/** Effect of each transition on the analysis: a decision validates the documents; a round begins or withdraws the analysis. */
const byMove: { readonly [A in PendencyAction]?: AnalysisAction } = {
  send: "update",
  renew: "update",
  withdraw: "update",
  pre_analyse: "update",
  take_over: "update",
  return_to_review: "update",
  reopen: "update",
  question: "validate",
  approve: "validate",
  finish: "validate",
  reject: "validate",
  pre_reject: "validate",
  confirm_rejection: "validate",
  not_applicable: "validate",
  close_unread: "validate",
};

/** History actions that belong to the analysis history. A new action of the analysis is added here. */
export const analysed: ReadonlyMap<string, AnalysisAction> = new Map([
  ...Object.entries(byMove).map(([action, does]) => [`pendency.${action}`, does] as const),
  ["pendency.answered", "update"],
  ["pendency.explained", "update"],
  ["pendency.reviewed", "validate"],
  ["pendency.noted", "update"],
  ["document.dates_changed", "update"],
]);

const tellingMoves: readonly PendencyAction[] = [
  "approve",
  "finish",
  "reject",
  "pre_reject",
  "confirm_rejection",
  "not_applicable",
  "close_unread",
];
/** Decisions after which the supplier sees the answers that were given before them. */
export const telling: readonly string[] = tellingMoves.map((action) => `pendency.${action}`);
