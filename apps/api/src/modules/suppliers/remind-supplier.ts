import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { recordHistory } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { projectsSeenWith, whichSuppliers } from "./policy.ts";
import { reminderState } from "./reminders-of.ts";
import { alreadySent, decideReminder } from "./rules/reminder.ts";
import { lastReminder, writeReminder } from "./store/reminders.ts";
import { findSupplier, sharedProjects } from "./store/shared-projects.ts";

type Pair = { readonly contractorId: number; readonly providerId: number };

/** The reminder of a request that committed first. */
const sentMeanwhile = async (scope: Scope, pair: Pair) => {
  const last = await lastReminder(scope.tx, pair);
  return last ? alreadySent(last) : refuse("company.not_found");
};

export const remindSupplier: Handler<"POST /companies/providers/{id}/reminders"> = async (
  scope,
  { params: { id: providerId }, body: { contractorId } },
) => {
  const { tx, now, today, account } = scope;
  const shared = (await sharedProjects(tx, providerId, whichSuppliers(scope))).filter((project) => project.contractorId === contractorId);
  const supplier = shared.length > 0 ? await findSupplier(tx, providerId) : undefined;
  if (!supplier) return refuse("company.not_found");
  const projectIds = projectsSeenWith(scope, "charge_supplier", shared).map(({ projectId }) => projectId);
  if (projectIds.length === 0) return refuse("permission.missing", { permission: "charge_supplier", companyId: contractorId });

  const decision = decideReminder({ ...(await reminderState(scope, contractorId, providerId)), today });
  if (!decision.ok) return decision;

  const pair = { contractorId, providerId };
  const details = projectIds.length > PAGE_SIZE_MAX ? {} : { projects: projectIds };
  const recipients = await writeReminder(tx, { ...pair, today, now, sender: account.name, due: decision.value, projectIds, details });
  if (recipients === null) return sentMeanwhile(scope, pair);
  if (recipients === 0) return refuse("supplier_reminder.without_recipient");
  const subject = { kind: "supplier", id: providerId, name: supplier.tradingName };
  await recordHistory(scope, { ownerId: contractorId, about: { kind: "supplier", id: providerId }, subject, action: "supplier.reminded" });
  return { sentAt: now.toISOString(), sentBy: account.name, recipients };
};
