import type { Scope } from "../../platform/access/scope.ts";
import type { VersionReference } from "./content.ts";
import { presentDocumentType } from "./document-types/present-document-type.ts";
import { figuresInView } from "./perspective.ts";
import { presentRiskActivity } from "./risk-activities/present-risk-activity.ts";
import { findDocumentType, questionsOf } from "./store/document-types.ts";
import { findRiskActivity } from "./store/risk-activities.ts";

const written = <T>(row: T | undefined): T => {
  if (row === undefined) throw new Error("what was just written is not there");
  return row;
};
/** Reads back a written row as its owner, because the caller's profile may lack the read permission. */
const asOwner = ({ ownerId }: VersionReference) => ({ contractorIds: [ownerId], worksFor: { companyIds: [], projects: [] } });

export const readBackDocumentType = async (scope: Scope, reference: VersionReference) => {
  const type = written(await findDocumentType(scope.tx, asOwner(reference), reference));
  const today = await figuresInView(scope, asOwner(reference));
  return presentDocumentType(scope, type, { today, questions: await questionsOf(scope.tx, reference) });
};

export const readBackRiskActivity = async (scope: Scope, reference: VersionReference) => {
  const activity = written(await findRiskActivity(scope.tx, asOwner(reference), reference));
  return presentRiskActivity(scope, activity, await figuresInView(scope, asOwner(reference)));
};
