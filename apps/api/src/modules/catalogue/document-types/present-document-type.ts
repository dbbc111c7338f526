import type { Question } from "@emdia/contract/catalogue/document-type-routes.ts";
import { PLATFORM_OWNER, type ValidityUnit, validityUnits } from "@emdia/contract/catalogue/vocabulary.ts";
import { DEFAULT_NEXT_DUE_DAYS, LOCALES } from "@emdia/contract/limits.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { FigureToday } from "../perspective.ts";
import { mayChange } from "../policy.ts";
import type { StoredDocumentType } from "../store/document-types.ts";

export const namesOf = ({ name, nameEnUs, nameEsEs }: Pick<StoredDocumentType, "name" | "nameEnUs" | "nameEsEs">) => ({
  "pt-BR": name,
  "en-US": nameEnUs,
  "es-ES": nameEsEs,
});

const unitOf = (unit: string | undefined): ValidityUnit | null => validityUnits.find((known) => known === unit) ?? null;

/** Replaces a norm figure in the validity by its current number. */
export const validityToday = (type: StoredDocumentType, today: FigureToday) => {
  const figure = today(type.validityFigure);
  return {
    kind: type.validityKind,
    amount: figure?.value ?? type.validityAmount,
    unit: figure ? unitOf(figure.unit) : type.validityUnit,
    figure: type.validityFigure,
  };
};
export const nextDueDaysToday = ({ nextDueDays, nextDueFigure }: StoredDocumentType, today: FigureToday): number =>
  nextDueDays ?? today(nextDueFigure)?.value ?? DEFAULT_NEXT_DUE_DAYS;

/** A list row with the actions that the caller may take. */
export const presentLine = (scope: Scope, type: StoredDocumentType, today: FigureToday) => ({
  ownerId: type.ownerId,
  id: type.id,
  version: type.version,
  code: type.code,
  name: type.name,
  names: namesOf(type),
  description: type.description,
  plan: type.plan,
  type: type.kind,
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
  retired: type.retired,
  can: { update: !type.retired && mayChange(scope, "config_pendency_project", type.ownerId) },
});

export const presentDocumentType = (
  scope: Scope,
  type: StoredDocumentType,
  { today, questions }: { today: FigureToday; questions: Question[] },
) => ({
  ...presentLine(scope, type, today),
  instructions: type.instructions,
  questionLanguages: type.ownerId === PLATFORM_OWNER ? [...LOCALES] : type.questionLanguages,
  questions,
  currentVersion: type.currentVersion,
  publishedAt: type.publishedAt.toISOString(),
});
