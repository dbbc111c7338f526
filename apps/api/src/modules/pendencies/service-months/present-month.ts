import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { findServiceMonth, type StoredServiceMonth } from "../../projects/index.ts";
import { whatMayBeDone } from "../policy.ts";
import type { MonthOfPendency } from "./month-of-pendency.ts";
import { isWithoutService, mayChange, saysServiceProvided } from "./rules/service-month-transition.ts";
import { contradictionsOf } from "./store/contradictions.ts";

const declarationOf = (row: StoredServiceMonth): ServiceMonth["declaration"] => ({
  action: row.action,
  serviceOccurred: saysServiceProvided(row.state),
  note: row.note,
  by: { id: row.declaredById, name: row.declaredByName },
  at: row.declaredAt.toISOString(),
});

const decisionOf = ({ state, reason, decidedAt, decidedById, decidedByName }: StoredServiceMonth): ServiceMonth["decision"] =>
  decidedAt && decidedById !== null && decidedByName !== null
    ? {
        decision: state === "confirmed" ? "CONFIRMED" : "DENIED",
        reason,
        by: { id: decidedById, name: decidedByName },
        at: decidedAt.toISOString(),
      }
    : null;

const canOf = (scope: Scope, pendency: MonthOfPendency["pendency"], row: StoredServiceMonth | undefined): ServiceMonth["can"] => {
  const may = whatMayBeDone(scope, pendency);
  const [declares, decides] = [may("send_pendency_analysis"), may("config_service_provided_analysis")];
  const isOwn = row?.declaredById === scope.account.id;
  return {
    declare: declares,
    addWorkers: declares && !isWithoutService(row?.state),
    withdraw: declares && mayChange("withdraw", row?.state),
    confirm: decides && !isOwn && mayChange("confirm", row?.state),
    deny: decides && !isOwn && mayChange("deny", row?.state),
  };
};

/** The service month with what the user may do. */
export const presentMonth = async (scope: Scope, { pendency, key }: MonthOfPendency): Promise<ServiceMonth> => {
  const row = await findServiceMonth(scope.tx, key);
  return {
    month: key.month,
    state: row?.state ?? null,
    version: row?.version ?? 0,
    declaration: row && row.state !== "withdrawn" ? declarationOf(row) : null,
    decision: row ? decisionOf(row) : null,
    contradictions: await contradictionsOf(scope.tx, key),
    can: canOf(scope, pendency, row),
  };
};
