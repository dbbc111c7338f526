import { refuse } from "../../../kernel/outcome.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { withdrawCertificates } from "../certificates/change-certificates.ts";
import { classFor } from "../classes/class-for.ts";
import { whichCandidates } from "../policy.ts";
import { removalRefusal } from "../rules/removal.ts";
import { participantsToChange, type StoredParticipant } from "../store/participants.ts";
import { removeParticipants, takePlaces } from "../store/write-participants.ts";
import { removalActor } from "./present-participant.ts";

const KEY = "remove_training_class_employees";
const RETROACTIVE = "remove_training_class_retroactive";

/** One result per id: removed, or the refusal that a single removal would get. Locks the class before the participants, as an enrolment does. */
export const removeFromClass: Handler<"PATCH /integrations/{companyId}/training-class/{id}/employees"> = async (
  scope,
  { params, body },
) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const training = found.value;
  if (training.isCancelled || (await takePlaces(scope.tx, training, 0)) === null) return refuse("training_class.cancelled");
  const { tx, now, account, caller } = scope;
  const asked = [...new Set(body.trainingClassEmployeeIds)];
  const visible = whichCandidates(scope, KEY, training);
  const rows = new Map((await participantsToChange(tx, training, { visible, participantIds: asked })).map((row) => [row.id, row]));
  const actor = removalActor(scope, training);
  const gone: StoredParticipant[] = [];
  const results = asked.map((id) => {
    const row = rows.get(id);
    const code = row ? removalRefusal(row.status, actor) : ("training_participant.not_found" as const);
    if (!row || code)
      return toBulkResult(
        id,
        code === "permission.missing" ? refuse(code, { permission: RETROACTIVE }) : refuse(code ?? "training_participant.not_found"),
      );
    gone.push(row);
    return toBulkResult(id, "done");
  });
  await removeParticipants(tx, training.contractorId, { ids: gone.map(({ id }) => id), description: body.description });
  const approved = gone.filter(({ status }) => status === "approved").map(({ id }) => id);
  await withdrawCertificates(scope, training, { ids: approved, reason: body.description });
  await recordHistoryBatch(
    tx,
    { at: now, account: { id: account.id, name: account.name }, address: caller.address },
    gone.map((row) => ({
      ownerId: training.contractorId,
      providerId: row.providerId,
      about: { kind: "training_class", id: training.id },
      subject: { kind: "training_participant", id: row.id, name: row.name },
      action: "training_participant.removed",
      change: { field: "description", from: null, to: body.description },
    })),
  );
  return { results, vacancy: training.vacancy, taken: training.taken - gone.length };
};
