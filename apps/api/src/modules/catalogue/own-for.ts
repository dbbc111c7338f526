// Permission checks for a company's own catalogue rows.
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

/** Visible catalogues, plus those that the caller may change: a profile may grant the change without the read permission. */
const inReach = (scope: Scope, key: Key) => {
  const { contractorIds, worksFor } = whichCatalogues(scope);
  return { contractorIds: [...contractorIds, ...whereMayAdd(scope, key)], worksFor };
};

/** Refuses the action if the type is not visible, belongs to the platform, or the caller lacks the permission. */
export const requireOwnDocumentType = async (scope: Scope, key: Key, reference: Reference): Promise<Refused | undefined> => {
  if (!(await findDocumentType(scope.tx, inReach(scope, key), reference))) return refuse("document_type.not_found");
  if (reference.ownerId === PLATFORM_OWNER) return refuse("document_type.of_platform");
  return mayChange(scope, key, reference.ownerId) ? undefined : refuse("permission.missing", { permission: key });
};

export const ownRiskActivityFor = async (scope: Scope, key: Key, reference: Reference): Promise<RefusedActivity | undefined> => {
  if (!(await findRiskActivity(scope.tx, inReach(scope, key), reference))) return refuse("risk_activity.not_found");
  if (reference.ownerId === PLATFORM_OWNER) return refuse("risk_activity.of_platform");
  return mayChange(scope, key, reference.ownerId) ? undefined : refuse("permission.missing", { permission: key });
};
