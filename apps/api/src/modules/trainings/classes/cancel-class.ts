import { refuse } from "../../../kernel/outcome.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { notifyOfCancellation } from "../notices/notify-suppliers.ts";
import { classState } from "../rules/class-state.ts";
import { hasApproved } from "../store/classes.ts";
import { cancelClassRow } from "../store/write-classes.ts";
import { ownClassFor } from "./class-for.ts";
import { presentClass } from "./present-class.ts";

export const cancelClass: Handler<"PUT /integrations/{companyId}/training-classes/{id}/cancel"> = async (scope, { params, body }) => {
  const found = await ownClassFor(scope, "update_training_class", params);
  if (!found.ok) return found;
  const stored = found.value;
  const state = classState(stored, timeInSaoPaulo(scope.now));
  if (state === "cancelled") return refuse("training_class.cancelled");
  if (state === "finished") return refuse("training_class.finished");
  if (await hasApproved(scope.tx, stored)) return refuse("training_class.has_approved");
  await cancelClassRow(scope.tx, stored, { reason: body.reason, now: scope.now });
  const subject = { kind: "training_class", id: stored.id };
  await recordHistory(scope, {
    ownerId: stored.contractorId,
    about: subject,
    subject: { ...subject, name: stored.name },
    action: "training_class.cancelled",
    change: { field: "reason", from: null, to: body.reason },
  });
  await notifyOfCancellation(scope, stored, { reason: body.reason, isRemoved: false });
  return presentClass(scope, { ...stored, isCancelled: true, cancelReason: body.reason, version: stored.version + 1 });
};
