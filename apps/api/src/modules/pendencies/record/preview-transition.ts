import type { PendencyAction } from "@emdia/contract/pendencies/vocabulary.ts";
import { refusals } from "@emdia/contract/refusals.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findPendencyWithPermission } from "../load-pendency.ts";
import { decisionForAction } from "../rules/decision-for-action.ts";
import { statusFromAnswers } from "../rules/status-from-answers.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { findBlockingDocuments } from "./find-blocking-documents.ts";
import { PLACEHOLDER_NOTE } from "./move-facts.ts";
import { decideMove, lineMeant } from "./move-pendency.ts";

const describeAction = (action: PendencyAction | null, pendency: StoredPendency) => ({
  action,
  decision: action && decisionForAction(action, pendency),
});

/** Preview of a transition and its obstacles, before the user writes a note. */
export const previewTransition: Handler<"GET /pendencies/{id}/document-review-analysis"> = async (scope, { params, query }) => {
  const found = await findPendencyWithPermission(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const pendency = found.value;
  const request = { status: query.status ?? statusFromAnswers(pendency.answers), action: query.action };
  const transition = lineMeant(scope, pendency, request);
  const decided = decideMove(scope, pendency, { ...request, note: PLACEHOLDER_NOTE });
  const summary = describeAction(transition.ok ? transition.value.action : null, pendency);
  const documents = await findBlockingDocuments(scope, pendency, { decision: summary.decision, code: decided.ok ? null : decided.code });
  if (decided.ok) return { ...summary, nextStatus: decided.value.status, documents, obstacle: null };
  const { code, details } = decided;
  const refusalDetails = details instanceof Object ? Object.fromEntries(Object.entries(details)) : null;
  return { ...summary, nextStatus: null, documents, obstacle: { code, message: refusals[code].message, details: refusalDetails } };
};
