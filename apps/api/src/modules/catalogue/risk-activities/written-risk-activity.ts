import type { WrittenRiskActivity } from "@emdia/contract/catalogue/risk-activity-routes.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Reference, RiskActivityContent } from "../content.ts";
import { chosenPermitKind } from "../rules/permit-kind.ts";
import { countDemandable } from "../store/write-risk-activities.ts";

const eachOnce = (references: readonly Reference[]): readonly Reference[] => [
  ...new Map(references.map(({ ownerId, id }) => [`${ownerId}/${id}`, { ownerId, id }])).values(),
];

/** Validates the input: every demanded document and training must be visible to the company. */
export const activityContentOf = async (
  scope: Scope,
  ownerId: number,
  written: WrittenRiskActivity,
): Promise<Outcome<RiskActivityContent, "risk_activity.unknown_demand">> => {
  const documents = eachOnce(written.documents);
  const trainingIds = [...new Set(written.trainings)];
  const known = await countDemandable(scope.tx, ownerId, { documents, trainingIds });
  if (known.documents < documents.length || known.trainings < trainingIds.length) return refuse("risk_activity.unknown_demand");
  const { name, translations, description, norm = null, permit = null } = written;
  const [nameEnUs, nameEsEs] = [translations?.["en-US"] ?? null, translations?.["es-ES"] ?? null];
  return accept({ name, nameEnUs, nameEsEs, description, norm, permit, ...chosenPermitKind(written), documents, trainingIds });
};
