import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { withdrawCertificates } from "../certificates/change-certificates.ts";
import { notifyOfCancellation } from "../notices/notify-suppliers.ts";
import { mayChange } from "../policy.ts";
import { approvedParticipants } from "../store/certificates.ts";
import { removeClassRow } from "../store/write-classes.ts";
import { ownClassFor } from "./class-for.ts";

export const removeClass: Handler<"DELETE /integrations/{companyId}/training-classes/{id}"> = async (scope, { params, query }) => {
  const found = await ownClassFor(scope, "remove_training_class", params);
  if (!found.ok) return found;
  const stored = found.value;
  const description = query.description || null;
  const approved = await approvedParticipants(scope.tx, stored);
  if (approved.length > 0) {
    const key = "remove_training_class_retroactive";
    if (!mayChange(scope, key, stored)) return refuse("permission.missing", { permission: key, companyId: stored.contractorId });
    if (description === null) return refuse("training_class.description_missing");
  }
  await withdrawCertificates(scope, stored, { ids: approved, reason: description ?? "" });
  // The suppliers were notified of a cancellation already.
  if (!stored.isCancelled) await notifyOfCancellation(scope, stored, { reason: description, isRemoved: true });
  await removeClassRow(scope.tx, stored, { description, now: scope.now });
  const subject = { kind: "training_class", id: stored.id };
  await recordHistory(scope, {
    ownerId: stored.contractorId,
    about: subject,
    subject: { ...subject, name: stored.name },
    action: "training_class.removed",
    ...(description !== null && { change: { field: "description", from: null, to: description } }),
  });
  return null;
};
