import type { DisputeDecision } from "@emdia/contract/pendencies/dispute.ts";
import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency, lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { factsOf } from "../record/move-facts.ts";
import { saveMove } from "../record/move-pendency.ts";
import { requireCurrentAnswers, requireCurrentVersion } from "../review/stale.ts";
import { decideReversal } from "../rules/move.ts";
import { writePendencyNotices } from "../store/notices.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { presentDisputes } from "./present-disputes.ts";
import { recordDispute } from "./record-dispute.ts";
import { checkDecidable } from "./rules/decidable.ts";
import { decisionHolders, disputesOf, type StoredDispute, writeDecision } from "./store.ts";

const KEY = "decide_dispute";

const decidableOf = async ({ tx, account }: Scope, pendency: StoredPendency) => {
  const [last] = await disputesOf(tx, pendency);
  const holders = await decisionHolders(tx, pendency.id);
  const decidable = checkDecidable(last, { accountId: account.id, holders, senders: pendency.senders });
  if (!decidable.ok) return decidable;
  if (!pendency.active) return refuse("pendency.inactive");
  return pendency.status === "OPEN" ? decidable : refuse("pendency.move_not_allowed", { from: pendency.status });
};

type Read = { readonly version?: number | undefined; readonly answersVersion?: number | null | undefined };
type Applied = { readonly decision: DisputeDecision; readonly reason: string } & Read;

/** The transition of a reversal, or nothing for an upheld rejection, because the document stays open. */
const applyDecision = async (
  scope: Scope,
  pendency: StoredPendency,
  { decision, reason, answersVersion }: Applied,
): Promise<Outcome<true, "pendency.stale" | "pendency.move_not_allowed">> => {
  const by = { id: scope.account.id, name: scope.account.name };
  if (decision === "UPHELD") {
    await writeDecision(scope.tx, pendency, { state: "upheld", reason, by, now: scope.now });
    await recordDispute(scope, pendency, { action: "pendency.dispute_upheld" satisfies PendencyDeed, text: reason });
    return accept(true);
  }
  const current = await requireCurrentAnswers(scope, pendency, answersVersion);
  if (!current.ok) return current;
  const moved = decideReversal(pendency, factsOf(scope, pendency, { note: reason, action: "reverse_rejection" }));
  if (!moved.ok) return moved;
  await writeDecision(scope.tx, pendency, { state: "reversed", reason, by, now: scope.now });
  await saveMove(scope, pendency, { moved: moved.value, note: reason });
  return accept(true);
};

type DecisionNotice = Pick<StoredDispute, "by"> & { readonly decision: DisputeDecision; readonly text: string };
/** Notifies the user who disputed and the senders of the document, in the name of the contractor. */
const notifySenders = async ({ tx, now }: Scope, pendency: StoredPendency, { by, decision, text }: DecisionNotice): Promise<void> => {
  const people = [...new Set([by.id, ...pendency.senders])];
  const kind = decision === "UPHELD" ? "dispute_upheld" : "dispute_reversed";
  await writePendencyNotices(tx, pendency.id, { kind, people, roles: [], actor: pendency.contractor.name, text, now });
};

export const decideDispute: Handler<"PUT /pendencies/{id}/dispute/decision"> = async (scope, { params, body }) => {
  const found = await lockVisiblePendency(scope, params.id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (!mayDo(scope, KEY, pendency)) return refuse("permission.missing", { permission: KEY, companyId: companyAsked(scope, pendency) });
  const decidable = await decidableOf(scope, pendency);
  if (!decidable.ok) return decidable;
  const current = await requireCurrentVersion(scope, pendency, body.version);
  if (!current.ok) return current;
  const reason = body.reason ?? "";
  if (reason === "") return refuse("dispute.reason_missing");

  const applied = await applyDecision(scope, pendency, { ...body, reason });
  if (!applied.ok) return applied;
  await notifySenders(scope, pendency, { by: decidable.value.by, decision: body.decision, text: reason });
  const now = await findVisiblePendency(scope, params.id);
  return now.ok ? presentDisputes(scope, now.value) : now;
};
