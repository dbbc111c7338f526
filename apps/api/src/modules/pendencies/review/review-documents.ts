import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import type { Decision } from "@emdia/contract/pendencies/review-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency, lockVisiblePendency } from "../load-pendency.ts";
import { presentPendencyDetail } from "../present-pendency-detail.ts";
import { historySubject } from "../record/history-subject.ts";
import { movePendency } from "../record/move-pendency.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { moveOfDecision } from "./rules/decision.ts";
import { requireCurrentVersion } from "./stale.ts";
import { standingDocuments } from "./store.ts";

/** Names of the documents of a decision. All of them must be current documents of this pendency. */
const documentNames = async (
  { tx }: Scope,
  pendency: StoredPendency,
  { documents = [] }: Decision,
): Promise<Outcome<readonly string[], "document.not_found">> => {
  const ids = [...new Set(documents)];
  if (ids.length === 0) return accept([]);
  const currentDocuments = await standingDocuments(tx, pendency, ids);
  return currentDocuments.size === ids.length ? accept([...currentDocuments.values()]) : refuse("document.not_found");
};

const rememberDocuments = async (scope: Scope, pendency: StoredPendency, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  await recordHistory(scope, {
    ...historySubject(pendency),
    action: "pendency.reviewed" satisfies PendencyDeed,
    change: { field: "documents", from: null, to: names.join(", ") },
  });
};

/** Runs a decision as a transition with its conditions and its permission. */
export const reviewDocuments: Handler<"PATCH /pendencies/{id}/document-review"> = async (scope, { params, body }) => {
  const found = await lockVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  const current = await requireCurrentVersion(scope, pendency, body.version);
  if (!current.ok) return current;
  const documents = await documentNames(scope, pendency, body);
  if (!documents.ok) return documents;

  const note = body.note ?? null;
  const transition = moveOfDecision(body.decision, pendency);
  if (!transition.ok) return transition;
  const moved = await movePendency(scope, pendency, { ...transition.value, note, answersVersion: body.answersVersion });
  if (!moved.ok) return moved;
  await rememberDocuments(scope, pendency, documents.value);
  const now = await findVisiblePendency(scope, params.id);
  return now.ok ? presentPendencyDetail(scope, now.value) : now;
};
