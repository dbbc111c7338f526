import type { PendencyDeed } from "@emdia/contract/pendencies/history-deeds.ts";
import { type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { insertComment } from "../comments/insert-comment.ts";
import { attached } from "../comments/rules/attached.ts";
import { findVisiblePendency, lockVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo } from "../policy.ts";
import { requireCurrentVersion } from "../review/stale.ts";
import { attachmentsWaiting } from "../store/comment-attachments.ts";
import { writePendencyNotices } from "../store/notices.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { disputeFacts } from "./dispute-facts.ts";
import { presentDisputes } from "./present-disputes.ts";
import { recordDispute } from "./record-dispute.ts";
import { checkDisputable, dayToDecide } from "./rules/disputable.ts";
import { eligibleDeciders } from "./rules/eligible-deciders.ts";
import { decisionHolders, insertDispute, type Rejection } from "./store.ts";

const KEY = "dispute_rejection";

type Lockable = Outcome<StoredPendency, "pendency.not_found" | "permission.missing" | "pendency.stale">;
const lockForDispute = async (scope: Scope, id: number, version: number | undefined): Promise<Lockable> => {
  const found = await lockVisiblePendency(scope, id);
  if (!found.ok) return found;
  const pendency = found.value;
  if (!mayDo(scope, KEY, pendency)) return refuse("permission.missing", { permission: KEY, companyId: companyAsked(scope, pendency) });
  const current = await requireCurrentVersion(scope, pendency, version);
  return current.ok ? found : current;
};

type DisputeNotice = { readonly rejectedBy: Rejection["by"]; readonly text: string };
/** Notifies the users who can decide the dispute. */
const notifyDeciders = async ({ tx, now }: Scope, pendency: StoredPendency, { rejectedBy, text }: DisputeNotice): Promise<void> => {
  const people = eligibleDeciders(await decisionHolders(tx, pendency.id), { rejectedBy, senders: pendency.senders });
  await writePendencyNotices(tx, pendency.id, { kind: "dispute", people, roles: [], actor: pendency.provider.name, text, now });
};

/** The text and the files are a comment of the supplier, so that both sides read and open them. */
export const disputeRejection: Handler<"POST /pendencies/{id}/dispute"> = async (scope, { params, body }) => {
  const found = await lockForDispute(scope, params.id, body.version);
  if (!found.ok) return found;
  const pendency = found.value;
  const { rejection, ...facts } = await disputeFacts(scope, pendency);
  const disputable = checkDisputable(pendency, facts);
  if (!disputable.ok) return disputable;
  if (!rejection) return refuse("dispute.not_rejected");
  const { text = null, attachments: ids = [] } = body;
  if (!text) return refuse("dispute.text_missing");
  const waiting = ids.length === 0 ? [] : await attachmentsWaiting(scope.tx, pendency, { ids, accountId: scope.account.id });
  const attachments = attached(ids, waiting);
  if (!attachments.ok) return attachments;

  const said = { kind: "REGULAR" as const, text, mentions: [], attachments: attachments.value, side: "provider" as const };
  const comment = await insertComment(scope, pendency, said);
  await insertDispute(scope.tx, pendency, { rejection, commentId: comment.id, decideBy: dayToDecide(facts) });
  await recordDispute(scope, pendency, { action: "pendency.disputed" satisfies PendencyDeed, text });
  await notifyDeciders(scope, pendency, { rejectedBy: rejection.by, text });
  const now = await findVisiblePendency(scope, params.id);
  return now.ok ? presentDisputes(scope, now.value) : now;
};
