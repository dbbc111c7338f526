// What a user may send as a reminder to a supplier, per contractor.
import type { SupplierReminders } from "@emdia/contract/suppliers/supplier.ts";
import type { Reach, Scope } from "../../platform/access/scope.ts";
import { projectsSeenWith, reachWithin, whichSuppliers } from "./policy.ts";
import { type DueDocuments, decideReminder, dueDocuments, dueTotal, type SentReminder } from "./rules/reminder.ts";
import { lastReminder } from "./store/reminders.ts";
import type { StoredSharedProject } from "./store/shared-projects.ts";
import { statusTotals } from "./store/supplier-blocks.ts";

/** The projects of one contractor in which the user may charge the supplier. */
export const chargedReach = (scope: Scope, contractorId: number): Reach =>
  reachWithin(whichSuppliers(scope, "charge_supplier"), [contractorId]);

type State = { readonly due: DueDocuments; readonly last: SentReminder | undefined };
export const reminderState = async (scope: Scope, contractorId: number, providerId: number): Promise<State> => ({
  due: dueDocuments(await statusTotals(scope.tx, providerId, chargedReach(scope, contractorId))),
  last: await lastReminder(scope.tx, { contractorId, providerId }),
});

export const remindersOf = async (
  scope: Scope,
  providerId: number,
  projects: readonly StoredSharedProject[],
): Promise<SupplierReminders[]> => {
  const { today } = scope;
  const charged = projectsSeenWith(scope, "charge_supplier", projects);
  const reminders: SupplierReminders[] = [];
  for (const [contractorId, [first]] of Map.groupBy(charged, ({ contractorId: id }) => id)) {
    const state = await reminderState(scope, contractorId, providerId);
    reminders.push({
      contractor: { id: contractorId, name: first?.contractorName ?? "" },
      last: state.last ? { sentAt: state.last.sentAt, sentBy: state.last.sentBy, isToday: state.last.day === today } : null,
      due: dueTotal(state.due),
      can: { send: decideReminder({ ...state, today }).ok },
    });
  }
  return reminders;
};
