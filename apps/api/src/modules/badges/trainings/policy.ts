import type { Scope } from "../../../platform/access/scope.ts";
import { entriesHolding, reachOf } from "../../../platform/access/scope.ts";

const KEY = "config_training_requirement_badge";
const holding = (scope: Scope) => entriesHolding(scope, KEY).filter(({ side }) => side === "contractor");

export const mayReadRequirement = (scope: Scope, companyId: number): boolean =>
  holding(scope).some((entry) => entry.companyId === companyId);

/** A membership restricted to projects reads only. */
export const mayChangeRequirement = (scope: Scope, companyId: number): boolean => reachOf(holding(scope)).companyIds.includes(companyId);
