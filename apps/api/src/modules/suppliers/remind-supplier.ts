import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { sharedProjectsWith, supplierReach } from "./policy.ts";
import { reminderStates } from "./present-reminders.ts";
import { alreadySent, decideReminder } from "./rules/reminder.ts";
import { lastReminders, writeReminder } from "./store/reminders.ts";
import { findSupplier, sharedProjects } from "./store/shared-projects.ts";

type Pair = { readonly contractorId: number; readonly providerId: number };

/** The link of a reminder filters by projects only if its sender is restricted to them, and if they are not too many for an address. */
const namesProjects = (scope: Scope, contractorId: number, projectIds: readonly number[]): boolean =>
  !supplierReach(scope, "charge_supplier").companyIds.includes(contractorId) && projectIds.length <= PAGE_SIZE_MAX;

/** The reminder of a request that committed first. */
const sentMeanwhile = async (scope: Scope, { contractorId, providerId }: Pair) => {
  const last = (await lastReminders(scope.tx, providerId, [contractorId])).get(contractorId);
  return last ? alreadySent(last) : refuse("company.not_found");
};

export const remindSupplier: Handler<"POST /companies/providers/{id}/reminders"> = async (
  scope,
  { params: { id: providerId }, body: { contractorId } },
) => {
  const { tx, now, today, account } = scope;
  const shared = (await sharedProjects(tx, providerId, supplierReach(scope))).filter((project) => project.contractorId === contractorId);
  const supplier = shared.length > 0 ? await findSupplier(tx, providerId) : undefined;
  if (!supplier) return refuse("company.not_found");
  const projectIds = sharedProjectsWith(scope, "charge_supplier", shared).map(({ projectId }) => projectId);
  if (projectIds.length === 0) return refuse("permission.missing", { permission: "charge_supplier", companyId: contractorId });

  const stateOf = await reminderStates(scope, providerId, [contractorId]);
  const decision = decideReminder({ ...stateOf(contractorId), today });
  if (!decision.ok) return decision;

  const pair = { contractorId, providerId };
  const details = namesProjects(scope, contractorId, projectIds) ? { projects: projectIds } : {};
  const recipients = await writeReminder(tx, { ...pair, now, due: decision.value, projectIds, details });
  if (recipients === null) return sentMeanwhile(scope, pair);
  if (recipients === 0) return refuse("supplier_reminder.without_recipient");
  const subject = { kind: "supplier", id: providerId, name: supplier.tradingName };
  await recordHistory(scope, { ownerId: contractorId, about: { kind: "supplier", id: providerId }, subject, action: "supplier.reminded" });
  return { sentAt: now.toISOString(), sentBy: account.name, recipients };
};
