// What a user may send as a reminder to a supplier, per contractor.
import type { SupplierReminders } from "@emdia/contract/suppliers/supplier.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { reachWithin, sharedProjectsWith, supplierReach } from "./policy.ts";
import { type DueDocuments, decideReminder, dueDocuments, dueTotal, type SentReminder } from "./rules/reminder.ts";
import { lastReminders } from "./store/reminders.ts";
import type { StoredSharedProject } from "./store/shared-projects.ts";
import { statusTotals } from "./store/supplier-blocks.ts";

type State = { readonly due: DueDocuments; readonly last: SentReminder | undefined };
/** Due documents in the projects that the user may charge, and the last reminder, by contractor. */
export const reminderStates = async (
  scope: Scope,
  providerId: number,
  contractorIds: readonly number[],
): Promise<(contractorId: number) => State> => {
  const totals = await statusTotals(scope.tx, providerId, reachWithin(supplierReach(scope, "charge_supplier"), contractorIds));
  const sent = await lastReminders(scope.tx, providerId, contractorIds);
  return (id) => ({ due: dueDocuments(totals.filter(({ contractorId }) => contractorId === id)), last: sent.get(id) });
};

export const presentReminders = async (
  scope: Scope,
  providerId: number,
  projects: readonly StoredSharedProject[],
): Promise<SupplierReminders[]> => {
  const { today } = scope;
  const contractors = new Map(
    sharedProjectsWith(scope, "charge_supplier", projects).map(({ contractorId, contractorName }) => [contractorId, contractorName]),
  );
  if (contractors.size === 0) return [];
  const stateOf = await reminderStates(scope, providerId, [...contractors.keys()]);
  return [...contractors].map(([id, name]) => {
    const { due, last } = stateOf(id);
    return {
      contractor: { id, name },
      last: last ? { sentAt: last.sentAt, sentBy: last.sentBy, isToday: last.day === today } : null,
      due: dueTotal(due),
      can: { send: decideReminder({ due, last, today }).ok },
    };
  });
};
