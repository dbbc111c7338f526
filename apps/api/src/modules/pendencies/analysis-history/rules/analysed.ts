import type { AnalysisAction } from "@emdia/contract/pendencies/analysis-entry.ts";
import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";

/** The moves that say something of the documents, and what they do to their analysis; a round begins it anew or takes it back. */
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

/** Which lines of the history of a pendency are about its analysis. Whatever analyses adds its own here. */
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
/** The decisions with which a supplier is told the answers that were given until then. */
export const telling: readonly string[] = tellingMoves.map((action) => `pendency.${action}`);
