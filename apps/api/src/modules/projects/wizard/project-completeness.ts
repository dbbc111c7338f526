import type { Tx } from "../../../platform/database/transaction.ts";
import type { Filled } from "../rules/steps.ts";
import { placesOf } from "../store/places.ts";
import { settingsOf } from "../store/plan-settings.ts";
import type { StoredProject } from "../store/projects.ts";
import { requirementsOf } from "../store/requirements.ts";
import { invitedSuppliers } from "../store/supplier-invitations.ts";
import { suppliersOf } from "../store/suppliers.ts";

/** Loads the data of the wizard steps, and counts it for the completeness check. */
export const projectCompleteness = async (tx: Tx, project: StoredProject) => {
  const places = await placesOf(tx, project);
  const suppliers = await suppliersOf(tx, project);
  const invited = await invitedSuppliers(tx, project);
  const requirements = await requirementsOf(tx, project);
  const settings = await settingsOf(tx, project);
  const open = requirements.filter(({ holdsUntil }) => holdsUntil === null);
  const count = (asked: string) => open.filter(({ plan }) => plan === asked).length;
  const filled: Filled = {
    startDate: project.startDate,
    places: places.length,
    suppliers: suppliers.length + invited.length,
    plans: [...new Set([...suppliers.flatMap(({ plans }) => plans.map(({ plan }) => plan)), ...invited.flatMap(({ plans }) => plans)])],
    requirements: { STP: count("STP"), SSMA: count("SSMA") },
    analysisDays: settings.SSMA.analysisDays,
    startReference: settings.STP.startReference,
  };
  return { places, suppliers, invited, requirements, settings, filled };
};
