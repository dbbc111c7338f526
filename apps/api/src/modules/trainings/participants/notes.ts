// The note of the contractor on a participant. Suppliers never see it.
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import { whichParticipants } from "../policy.ts";
import { deleteNote, findNote, writeNote } from "../store/notes.ts";
import { chosenParticipants } from "../store/participants.ts";

const KEY = "config_training_class_employee_notes";
type Params = { readonly companyId: number; readonly id: number; readonly employeeId: number };

/** `employeeId` of the path is the participant (trainingClassEmployee). */
const participantFor = async (scope: Scope, { employeeId, ...params }: Params) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const [row] = await chosenParticipants(scope.tx, found.value, {
    visible: whichParticipants(scope, KEY),
    participantIds: [employeeId],
  });
  return row
    ? { ok: true as const, value: { contractorId: row.contractorId, participantId: row.id } }
    : refuse("training_participant.not_found");
};

const noted = async (scope: Scope, ref: { readonly contractorId: number; readonly participantId: number }) => {
  const note = await findNote(scope.tx, ref);
  return note
    ? { text: note.text, updatedAt: note.updatedAt.toISOString(), updatedBy: note.updatedByName }
    : { text: null, updatedAt: null, updatedBy: null };
};

export const readNote: Handler<"GET /integrations/{companyId}/training-class/{id}/note/{employeeId}"> = async (scope, { params }) => {
  const found = await participantFor(scope, params);
  return found.ok ? noted(scope, found.value) : found;
};

export const changeNote: Handler<"PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}"> = async (
  scope,
  { params, body },
) => {
  const found = await participantFor(scope, params);
  if (!found.ok) return found;
  const { account, now } = scope;
  await writeNote(scope.tx, found.value, { text: body.text, at: now, accountId: account.id, accountName: account.name });
  return noted(scope, found.value);
};

export const removeNote: Handler<"DELETE /integrations/{companyId}/training-class/{id}/note/{employeeId}"> = async (scope, { params }) => {
  const found = await participantFor(scope, params);
  if (!found.ok) return found;
  await deleteNote(scope.tx, found.value);
  return noted(scope, found.value);
};
