import { pendencyStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { Supplier } from "@emdia/contract/suppliers/supplier.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { hasEnded } from "../projects/rules/index.ts";
import { isEmptyReach, sharedProjectsWith, supplierReach } from "./policy.ts";
import { presentReminders } from "./present-reminders.ts";
import type { StatusTotal } from "./rules/reminder.ts";
import { findSupplier, type StoredSharedProject, sharedProjects } from "./store/shared-projects.ts";
import { contactsOf, historyOfSupplier, restrictionsOf, statusTotals, workersOf } from "./store/supplier-blocks.ts";

/** Projects in the answer; the total counts all. */
const PROJECTS_SHOWN = 100;

const sumOf = (totals: readonly StatusTotal[]): number => totals.reduce((sum, { total }) => sum + total, 0);
const documentsOf = (totals: readonly StatusTotal[]): NonNullable<Supplier["documents"]> => ({
  settled: sumOf(totals.filter(({ status }) => settledStatuses.includes(status))),
  total: sumOf(totals),
  byStatus: pendencyStatuses
    .map((status) => ({ status, total: sumOf(totals.filter((one) => one.status === status)) }))
    .filter(({ total }) => total > 0),
});

type Blocks = Pick<Supplier, "documents" | "workers" | "restrictions" | "contacts" | "history">;
/** Reads only the blocks that the user may see in one of the projects. */
const blocksOf = async (scope: Scope, id: number, projects: readonly StoredSharedProject[]): Promise<Blocks> => {
  const { tx, today } = scope;
  const within = (key: PermissionKey) => ({ projects: sharedProjectsWith(scope, key, projects), reach: supplierReach(scope, key) });
  const may = ({ projects: seen, reach }: ReturnType<typeof within>) => seen.length > 0 && !isEmptyReach(reach);
  const [pendencies, employees, restricted] = [within("see_pendency"), within("see_employee"), within("see_restricted_employee")];
  const [users, history] = [within("see_users"), within("see_history_project")];
  return {
    ...(may(pendencies) && { documents: documentsOf(await statusTotals(tx, id, pendencies.reach)) }),
    ...(may(employees) && { workers: await workersOf(tx, id, employees.reach) }),
    ...(may(restricted) && { restrictions: await restrictionsOf(tx, id, { reach: restricted.reach, today }) }),
    ...(may(users) && { contacts: await contactsOf(tx, id, users.projects) }),
    ...(may(history) && { history: await historyOfSupplier(tx, id, history.projects) }),
  };
};

export const readSupplier: Handler<"GET /companies/providers/{id}"> = async (scope, { params: { id } }) => {
  const projects = await sharedProjects(scope.tx, id, supplierReach(scope));
  const supplier = projects.length > 0 ? await findSupplier(scope.tx, id) : undefined;
  if (!supplier) return refuse("company.not_found");
  return {
    ...supplier,
    projects: {
      total: projects.length,
      first: projects.slice(0, PROJECTS_SHOWN).map(({ contractorId, contractorName, projectId, name, state, endDate }) => ({
        id: projectId,
        name,
        state,
        hasEnded: hasEnded({ state, endDate }, scope.today),
        company: { id: contractorId, name: contractorName },
      })),
    },
    ...(await blocksOf(scope, id, projects)),
    reminders: await presentReminders(scope, id, projects),
  };
};
