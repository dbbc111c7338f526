import type { ParticipantLine } from "@emdia/contract/trainings/participant-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import { toBulkResult } from "../../../platform/http/bulk-line.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { changeCertificates } from "../certificates/change-certificates.ts";
import { classFor, lockClass } from "../classes/class-for.ts";
import { mayChange, mayOnClass, whichParticipants } from "../policy.ts";
import { certificateChange } from "../rules/certificate.ts";
import { type Actor, decideResult, type ResultInput } from "../rules/results.ts";
import type { StoredClass } from "../store/classes.ts";
import { hasEvidence } from "../store/files.ts";
import { participantsToChange, type StoredParticipant } from "../store/participants.ts";
import { writeResults } from "../store/write-participants.ts";
import { conditionsOf } from "./present-participant.ts";
import { type ChangedResult, historyOfResult } from "./result-history.ts";
import { authorship } from "./save-enrolments.ts";

const STATUS = "update_training_class_employees_status";
const SCORE = "update_training_class_employees_score";
const TENTHS = 10;

type Recorder = Pick<Scope, "entries"> & { readonly account: { readonly id: number } };
export const actorOf = (scope: Recorder, training: StoredClass): Actor => ({
  accountId: scope.account.id,
  mayStatus: mayOnClass(scope, STATUS, training),
  mayScore: mayOnClass(scope, SCORE, training),
  mayWithdraw: mayChange(scope, "remove_training_class_retroactive", training),
});

const changeOf = ({ status, score, attendedSessions, reason }: Omit<ParticipantLine, "trainingClassEmployeeId">): ResultInput => ({
  status,
  scoreTenths: score == null ? score : Math.round(score * TENTHS),
  attended: attendedSessions,
  reason,
});

type Changed = ChangedResult<StoredParticipant>;

/** The certificates that changed results issue and end. */
const certificateChanges = (changed: readonly Changed[]) => {
  const named = (wanted: ReturnType<typeof certificateChange>) =>
    changed
      .filter(({ row, result }) => certificateChange(row, result) === wanted)
      .map(({ row: { id }, reason }) => ({ id, reason: reason ?? "" }));
  return { issue: named("issue").map(({ id }) => id), replace: named("replace"), withdraw: named("withdraw") };
};

/** The requested lines, the last one of each participant; an approval of all adds one for each participant without a result. */
type Line = { readonly id: number; readonly change: ResultInput };
const linesFor = (lines: readonly ParticipantLine[], approveAll: boolean, rows: readonly StoredParticipant[]): readonly Line[] => {
  const named = new Map(lines.map(({ trainingClassEmployeeId: id, ...line }) => [id, { id, change: changeOf(line) }]));
  const open = rows.filter(({ id, status }) => (status === "enrolled" || status === "present" || status === "absent") && !named.has(id));
  const approvals = open.map(({ id }) => ({ id, change: { status: "approved" as const } }));
  return approveAll ? [...named.values(), ...approvals] : [...named.values()];
};

/** Approve all: others stay as they are, each with its reason. */
export const updateResults: Handler<"PUT /integrations/{companyId}/training-classes/{id}/update-batch"> = async (
  scope,
  { params, body },
) => {
  const found = await classFor(scope, "detail_training_class", params);
  if (!found.ok) return found;
  const actor = actorOf(scope, found.value);
  if (!actor.mayStatus && !actor.mayScore) return refuse("permission.missing", { permission: STATUS, companyId: found.value.contractorId });
  // The lock keeps a cancellation, a removal and a change of the sessions from running at the same time.
  const locked = await lockClass(scope, params);
  if (!locked.ok) return locked;
  const training = locked.value;
  if (training.isCancelled) return refuse("training_class.cancelled");
  if (timeInSaoPaulo(scope.now) < training.startsAt) return refuse("training_class.not_begun");

  const approves = body.approveAll || body.lines.some(({ status }) => status === "approved");
  if (approves && training.isRetroactive && !(await hasEvidence(scope.tx, training))) return refuse("training_class.evidence_missing");

  const { tx, now, account } = scope;
  const visible = whichParticipants(scope, actor.mayStatus ? STATUS : SCORE);
  const participantIds = body.approveAll ? undefined : body.lines.map(({ trainingClassEmployeeId: id }) => id);
  const rows = await participantsToChange(tx, training, { visible, ...(participantIds && { participantIds }) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const conditions = await conditionsOf(scope, training);
  const changed: Changed[] = [];
  const results = linesFor(body.lines, body.approveAll, rows).map(({ id, change }) => {
    const row = byId.get(id);
    const decided = row ? decideResult(row, change, { conditions, actor }) : refuse("training_participant.not_found");
    if (row && decided.ok) changed.push({ row, result: decided.value, reason: change.reason });
    return { ...toBulkResult(id, decided.ok ? "done" : decided), name: row?.name ?? null };
  });
  await writeResults(tx, training.contractorId, {
    rows: changed.map(({ row, result }) => ({ id: row.id, providerId: row.providerId, ...result })),
    by: { at: now, accountId: account.id },
  });
  await changeCertificates(scope, training, certificateChanges(changed));
  await recordHistoryBatch(
    tx,
    authorship(scope),
    changed.flatMap((one) => historyOfResult(training, one)),
  );
  const approved = changed.filter(({ row, result }) => result.status === "approved" && row.status !== "approved").length;
  return { results, approved };
};
