import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { type Refusal, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Reference } from "./content.ts";
import { mayChange, whereMayAdd, whichCatalogues } from "./policy.ts";
import { findDocumentType } from "./store/document-types.ts";
import { findRiskActivity } from "./store/risk-activities.ts";

type Key = "config_pendency_project" | "config_risk_project" | "see_history_project";
type Refused = Refusal<"document_type.not_found" | "document_type.of_platform" | "permission.missing">;
type RefusedActivity = Refusal<"risk_activity.not_found" | "risk_activity.of_platform" | "permission.missing">;

/** What is seen by whoever may look at it, and by whoever may change it, though their profile forgets the looking. */
const inReach = (scope: Scope, key: Key) => {
  const { contractorIds, worksFor } = whichCatalogues(scope);
  return { contractorIds: [...contractorIds, ...whereMayAdd(scope, key)], worksFor };
};

/** Why somebody may not do this to a type: it does not exist for them, it is the platform's, or their key lacks. */
export const requireOwnDocumentType = async (scope: Scope, key: Key, asked: Reference): Promise<Refused | undefined> => {
  if (!(await findDocumentType(scope.tx, inReach(scope, key), asked))) return refuse("document_type.not_found");
  if (asked.ownerId === PLATFORM_OWNER) return refuse("document_type.of_platform");
  return mayChange(scope, key, asked.ownerId) ? undefined : refuse("permission.missing", { permission: key });
};

export const ownRiskActivityFor = async (scope: Scope, key: Key, asked: Reference): Promise<RefusedActivity | undefined> => {
  if (!(await findRiskActivity(scope.tx, inReach(scope, key), asked))) return refuse("risk_activity.not_found");
  if (asked.ownerId === PLATFORM_OWNER) return refuse("risk_activity.of_platform");
  return mayChange(scope, key, asked.ownerId) ? undefined : refuse("permission.missing", { permission: key });
};
