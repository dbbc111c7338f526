import type { LineReason } from "@emdia/contract/imports/report.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { recordHistoryBatch } from "../../../platform/history/history.ts";
import type { ImportLine, ImportScope, LineOutcome } from "../../../platform/imports/import-definition.ts";
import { keyOfDocument } from "../../workers/index.ts";
import { openness } from "../participants/enrol.ts";
import { conditionsOf } from "../participants/present-participant.ts";
import { historyOfResult } from "../participants/result-history.ts";
import { authorship, saveEnrolments } from "../participants/save-enrolments.ts";
import { actorOf } from "../participants/update-results.ts";
import { whichParticipants } from "../policy.ts";
import { decideResultLine, type LineDecision, type LineWorker } from "../rules/import/decide-result-line.ts";
import { readResultLine } from "../rules/import/read-result-line.ts";
import type { Result } from "../rules/results.ts";
import { restrictionsToday } from "../store/candidates.ts";
import { type StoredClass, sessionsOf } from "../store/classes.ts";
import { type DocumentedWorker, workersByDocument } from "../store/line-workers.ts";
import { participantsToChange, type StoredParticipant } from "../store/participants.ts";
import { takePlaces, writeResults } from "../store/write-participants.ts";
import { classToImport } from "./class-to-import.ts";

const DAY_LENGTH = 10;
type Worker = DocumentedWorker & LineWorker<StoredParticipant>;
type Decided = { readonly number: number; readonly decision: LineDecision<StoredParticipant, Worker> };
type Kind<K extends Decided["decision"]["kind"]> = Decided & { readonly decision: Extract<Decided["decision"], { readonly kind: K }> };
type Saved = { readonly row: Pick<StoredParticipant, "id" | "providerId" | "name" | "status" | "scoreTenths">; readonly result: Result };

const ofKind = <K extends Decided["decision"]["kind"]>(decided: readonly Decided[], kind: K): readonly Kind<K>[] =>
  decided.filter((one): one is Kind<K> => one.decision.kind === kind);
const failed = (line: number, reasons: readonly LineReason[]): LineOutcome => ({ line, result: "failed", reasons, rowId: null });

/** Workers of the documents, each with what decides a line about the worker. */
const loadWorkers = async (scope: ImportScope, training: StoredClass, documents: readonly string[]): Promise<readonly Worker[]> => {
  const { tx, today } = scope;
  const workers = await workersByDocument(tx, training, documents);
  const workerIds = workers.map(({ id }) => id);
  const restrictions = await restrictionsToday(tx, training.contractorId, { workerIds, today });
  const isOpen = await openness(scope, training);
  const visible = whichParticipants(scope, "add_training_class_employees");
  const rows = await participantsToChange(tx, training, { visible, workerIds });
  const participants = new Map(rows.map((row) => [row.workerId, row]));
  return workers.map((worker) => ({
    ...worker,
    isRestricted: restrictions.has(worker.id),
    isOpen: isOpen(worker.providerId),
    participant: participants.get(worker.id),
  }));
};

type Batch = { readonly decided: readonly Decided[]; readonly free: number };

const save = async (scope: ImportScope, training: StoredClass, saved: readonly Saved[]): Promise<void> => {
  const { tx, now, account } = scope;
  await writeResults(tx, training.contractorId, {
    rows: saved.map(({ row: { id, providerId }, result }) => ({ id, providerId, ...result })),
    by: { at: now, accountId: account.id },
  });
  const notes = saved.flatMap(({ row, result }) => historyOfResult(training, { row, result, reason: undefined }));
  await recordHistoryBatch(tx, authorship(scope), notes);
};

/** Writes the decisions with the history entries of the single forms. Enrols in the order of the lines, as many as the class has free places. */
const saveLines = async (scope: ImportScope, training: StoredClass, { decided, free }: Batch): Promise<readonly LineOutcome[]> => {
  const [added, changed] = [ofKind(decided, "new"), ofKind(decided, "change")];
  const workers = added.slice(0, free).map(({ decision }) => decision.worker);
  const made = await saveEnrolments(scope, training, { workers, side: "contractor", description: scope.description });
  const created = added.flatMap(({ decision: { worker, result } }): readonly Saved[] => {
    const id = made.get(worker.id);
    const { providerId, name } = worker;
    return id === undefined ? [] : [{ row: { id, providerId, name, status: "enrolled", scoreTenths: null }, result }];
  });
  await save(scope, training, [
    ...created.filter(({ result }) => result.status !== "enrolled" || result.scoreTenths !== null),
    ...changed.map(({ decision: { participant, result } }) => ({ row: participant, result })),
  ]);
  return [
    ...added.map(({ number, decision: { worker } }): LineOutcome => {
      const rowId = made.get(worker.id);
      if (rowId === undefined) return failed(number, [{ code: "training_class.full", column: null }]);
      return { line: number, result: "created", reasons: [], rowId };
    }),
    ...changed.map(
      ({ number, decision }): LineOutcome => ({ line: number, result: "changed", reasons: [], rowId: decision.participant.id }),
    ),
    ...ofKind(decided, "unchanged").map(
      ({ number, decision }): LineOutcome => ({ line: number, result: "unchanged", reasons: [], rowId: decision.participant.id }),
    ),
    ...ofKind(decided, "failed").map(({ number, decision }) => failed(number, [decision.reason])),
  ];
};

/**
 * Decides and writes a batch of lines of results. Each line is about another person. Locks the class first, as an enrolment does; the retry after
 * a cancellation is refused by the check of the definition.
 */
export const applyResultLines = async (scope: ImportScope, lines: readonly ImportLine[]): Promise<readonly LineOutcome[]> => {
  const found = await classToImport(scope, { companyId: scope.companyId, id: scope.subjectId ?? 0 });
  if (!found.ok) throw new Error(`the class of an import became ${found.code} within its transaction`);
  const training = found.value;
  const free = await takePlaces(scope.tx, training, lines.length);
  if (free === null) throw new Error(`class ${training.id} was cancelled or removed while a batch of its import began`);
  const sessions = await sessionsOf(scope.tx, training);
  const read = lines.map(({ line: number, cells }) => ({ number, ...readResultLine(cells, sessions) }));
  const complete = read.flatMap(({ number, line }) => (line ? [{ number, line }] : []));
  const documents = complete.map(({ line }) => line.document.document);
  const workers = Map.groupBy(await loadWorkers(scope, training, documents), keyOfDocument);
  const facts = {
    conditions: await conditionsOf(scope, training),
    actor: actorOf(scope, training),
    endsOn: training.endsAt.slice(0, DAY_LENGTH),
    now: timeInSaoPaulo(scope.now),
  };
  const decided = complete.map(({ number, line }) => ({
    number,
    decision: decideResultLine<StoredParticipant, Worker>(line, workers.get(keyOfDocument(line.document)) ?? [], facts),
  }));
  const incomplete = read.flatMap(({ number, line, reasons }) => (line ? [] : [failed(number, reasons)]));
  return [...incomplete, ...(await saveLines(scope, training, { decided, free }))];
};
