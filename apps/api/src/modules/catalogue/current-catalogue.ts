import type { IsoDay } from "../../kernel/dates.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { VersionReference } from "./content.ts";
import { namesOf, nextDueDaysToday, validityToday } from "./document-types/present-document-type.ts";
import { figuresAt } from "./perspective.ts";
import { currentDocumentTypes, findVersion, questionsOf, questionTexts } from "./store/document-types.ts";
import { figuresOf } from "./store/figures.ts";
import { currentRiskActivities } from "./store/risk-activities.ts";

export type AskedOf = {
  readonly contractorId: number;
  readonly today: IsoDay;
  /** Ids of retired types to include, because a project still requires them. */
  readonly held?: readonly number[];
};

/** Document types that a contractor can choose today: the platform's and its own. */
export const documentTypesOf = async (tx: Tx, { contractorId, today: day, held = [] }: AskedOf) => {
  const today = figuresAt(await figuresOf(tx, contractorId), day);
  const types = await currentDocumentTypes(tx, contractorId, held);
  return types.map((type) => ({
    ownerId: type.ownerId,
    id: type.id,
    version: type.version,
    code: type.code,
    name: type.name,
    names: namesOf(type),
    description: type.description,
    plan: type.plan,
    kind: type.kind,
    category: type.category,
    frequency: type.frequency,
    movement: type.movement,
    validity: validityToday(type, today),
    dueFigure: type.dueFigure,
    regimes: type.regimes,
    blocksWork: type.blocksWork,
    nextDueDays: nextDueDaysToday(type, today),
    asksIssueDate: type.asksIssueDate,
    asksExpiry: type.asksExpiry,
    questionCount: type.questionCount,
  }));
};
export type DocumentTypeInUse = Awaited<ReturnType<typeof documentTypesOf>>[number];

type AskedAt = { readonly contractorId: number; readonly today: IsoDay };

/** One version of a document type: its current dates and its questions. */
export const documentTypeAsked = async (tx: Tx, reference: VersionReference, { contractorId, today: day }: AskedAt) => {
  const type = await findVersion(tx, reference);
  const today = figuresAt(await figuresOf(tx, contractorId), day);
  return {
    validity: validityToday(type, today),
    nextDueDays: nextDueDaysToday(type, today),
    asksIssueDate: type.asksIssueDate,
    asksExpiry: type.asksExpiry,
    questions: await questionsOf(tx, reference),
  };
};

/** Norm figures of a day by key. The contractor's own figure takes precedence. */
export const figuresOn = async (tx: Tx, { contractorId, today }: { readonly contractorId?: number; readonly today: IsoDay }) =>
  figuresAt(await figuresOf(tx, contractorId), today);

/** Norm figures of a contractor by key and day, with their confidence, for rules that look back. */
export const figuresByDay = async (tx: Tx, contractorId: number) => {
  const figures = await figuresOf(tx, contractorId);
  return (key: string, day: IsoDay) => figuresAt(figures, day)(key);
};

/** Checklist questions of several document types. */
export const questionsInUse = (tx: Tx, types: readonly VersionReference[]) => questionTexts(tx, types);

/** Risk activities that a contractor can choose, with the documents and trainings that they demand. */
export const riskActivitiesOf = async (tx: Tx, contractorId: number) => {
  const activities = await currentRiskActivities(tx, contractorId);
  return activities.map((activity) => ({
    ownerId: activity.ownerId,
    id: activity.id,
    version: activity.version,
    code: activity.code,
    name: activity.name,
    names: namesOf(activity),
    description: activity.description,
    norm: activity.norm,
    permit: activity.permit,
    permitKind: activity.permitKind,
    documents: activity.documents,
    trainings: activity.trainings.map(({ id, code, name, certificate }) => ({ id, code, name, certificate })),
  }));
};
export type RiskActivityInUse = Awaited<ReturnType<typeof riskActivitiesOf>>[number];
