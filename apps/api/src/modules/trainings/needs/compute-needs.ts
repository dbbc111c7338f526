// Computes which trainings workers need. The number of statements depends on the number of contractors only.
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { figuresByDay } from "../../catalogue/index.ts";
import type { Movement } from "../../workers/rules/index.ts";
import { type FirmNeed, firmNeedOn, isFirmEvent, type Need, needsOn } from "../rules/needs/needs.ts";
import { approvedDocuments, approvedStatuses, excludedStatuses } from "../rules/needs/required-document.ts";
import { accidentEvents, inDayOrder, trainingEvents } from "../rules/needs/training-events.ts";
import { type ClassApproval, classApprovals, type RequiredRow, requiredTrainings } from "../store/needs.ts";

/** A document is near its end this many days before, unless its type says otherwise (CD-159). */
const NEXT_DUE_DAYS = 30;

type Input = {
  readonly providerId: number;
  readonly workerIds: readonly number[];
  readonly movementsOf: (workerId: number) => readonly Movement[];
  readonly today: IsoDay;
};
export type ComputedNeeds = {
  readonly required: RequiredRow;
  readonly needs: readonly Need[];
  /** The need that opens the document. */
  readonly firm: FirmNeed | null;
  /** The movement for which the document is open requires the training no longer. */
  readonly isEventGone: boolean;
};

const keyOf = ({ contractorId, workerId, documentTypeId }: Pick<ClassApproval, "contractorId" | "workerId" | "documentTypeId">) =>
  `${contractorId} ${workerId} ${documentTypeId}`;

const figuresOfContractors = async (tx: Tx, required: readonly RequiredRow[]) => {
  const ids = [...new Set(required.map(({ contractorId }) => contractorId))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await figuresByDay(tx, id)] as const)));
};

/** Needs of workers of one supplier on a day, by required document. */
export const computeNeeds = async (tx: Tx, { providerId, workerIds, movementsOf, today }: Input): Promise<readonly ComputedNeeds[]> => {
  const of = { providerId, workerIds };
  const required = await requiredTrainings(tx, { ...of, settled: approvedStatuses, excluded: excludedStatuses });
  const approvals = Map.groupBy(await classApprovals(tx, of), keyOf);
  const figures = await figuresOfContractors(tx, required);
  return required.map((row) => {
    const { contractorId, projectId, workerId, norm, triggers, retraining } = row;
    const figureOf = figures.get(contractorId) ?? (() => undefined);
    const career = { movements: movementsOf(workerId), project: { contractorId, projectId }, figureOf };
    const nextDue = row.nextDueFigure === null ? undefined : figureOf(row.nextDueFigure, today)?.value;
    const facts = {
      requiredSince: row.requiredSince,
      documents: approvedDocuments(row, approvals.get(keyOf(row)) ?? []),
      nextDueDays: row.nextDueDays ?? nextDue ?? NEXT_DUE_DAYS,
      events: inDayOrder([
        ...(norm === null ? [] : trainingEvents(career, { norm, triggers })),
        ...accidentEvents(
          career,
          row.accidents.map(({ movementId }) => movementId),
        ),
      ]),
    };
    const isEventGone = retraining !== null && !isFirmEvent(facts.events, retraining.movementId, today);
    return { required: row, needs: needsOn(facts, today), firm: firmNeedOn(facts, today), isEventGone };
  });
};
