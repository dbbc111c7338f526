import { refuse } from "../../../kernel/outcome.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { notifyOfChange } from "../notices/notify-suppliers.ts";
import { whichClasses } from "../policy.ts";
import { keepsTimes, movesParticipants, sessionChanges } from "../rules/session-changes.ts";
import { findClass, hasApproved, sessionsOf } from "../store/classes.ts";
import { deleteSessions, insertSessions, replaceSuppliers, setPlaceOfSession, updateClass } from "../store/write-classes.ts";
import { checkClass } from "./check-class.ts";
import { ownClassFor } from "./class-for.ts";
import { presentClass } from "./present-class.ts";

/** Local timestamps without seconds: `2026-03-10 07:00`. */
const MINUTE_LENGTH = 16;

export const changeClass: Handler<"PUT /integrations/training-classes/{classId}/update"> = async (scope, { params, body }) => {
  const found = await ownClassFor(scope, "update_training_class", { id: params.classId });
  if (!found.ok) return found;
  const stored = found.value;
  const { contractorId, id } = stored;
  if (body.version !== stored.version) return refuse("training_class.stale", { version: stored.version });
  if (stored.isCancelled) return refuse("training_class.cancelled");
  const { tx } = scope;
  const changes = sessionChanges(await sessionsOf(tx, stored), body.sessions);
  if (!keepsTimes(changes) && (await hasApproved(tx, stored))) return refuse("training_class.has_approved");
  const before = { contractorId, kinds: stored.kinds, wasRetroactive: stored.isRetroactive };
  const checked = await checkClass(scope, { ...before, added: changes.added }, body);
  if (!checked.ok) return checked;

  await updateClass(tx, stored, { ...checked.value, input: body });
  await deleteSessions(tx, contractorId, changes.deleted);
  await insertSessions(tx, stored, changes.added);
  for (const session of changes.moved) await setPlaceOfSession(tx, contractorId, session);
  await replaceSuppliers(tx, stored, body.providerIds);
  const subject = { kind: "training_class", id };
  const [from, to] = [stored.startsAt.slice(0, MINUTE_LENGTH), checked.value.startsAt.slice(0, MINUTE_LENGTH)];
  await recordHistory(scope, {
    ownerId: contractorId,
    about: subject,
    subject: { ...subject, name: body.name },
    action: "training_class.changed",
    ...(from !== to && { change: { field: "sessions", from, to } }),
  });
  // Suppliers need no notice about a class that is over, before and after the change.
  const isOver = [stored.endsAt, checked.value.endsAt].every((end) => end <= timeInSaoPaulo(scope.now));
  if (!isOver && movesParticipants(changes, { from: stored.place, to: body.place }))
    await notifyOfChange(scope, { ...stored, startsAt: checked.value.startsAt, place: body.place });
  const changed = await findClass(tx, whichClasses(scope), { contractorId, id });
  return changed ? presentClass(scope, changed) : refuse("training_class.not_found");
};
