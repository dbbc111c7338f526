import type { Tx } from "../../platform/database/transaction.ts";
import { figuresOn, riskActivitiesOf } from "../catalogue/index.ts";
import type { ProjectData, WorkersQuery } from "./project-data.ts";
import { factsFrom } from "./rules/project-facts.ts";
import { pausesOf } from "./store/pauses.ts";
import type { StoredProject } from "./store/projects.ts";
import { requirementsOf } from "./store/requirements.ts";
import { risksOf } from "./store/risks.ts";
import { monthsWithoutService } from "./store/service-months.ts";
import { suppliersOf } from "./store/suppliers.ts";

type Asking = Pick<ProjectData, "workersIn"> & WorkersQuery;

/** Loads the inputs of `reconcile`, and the catalogue data that they refer to. */
export const factsOf = async (tx: Tx, project: StoredProject, { today, supplierId, workersIn }: Asking) => {
  const { contractorId } = project;
  const reading = { activities: await riskActivitiesOf(tx, contractorId), figureOn: await figuresOn(tx, { contractorId, today }) };
  const risks = await risksOf(tx, project);
  const suppliers = await suppliersOf(tx, project);
  const facts = factsFrom({
    today,
    project,
    riskActivityIds: risks.map(({ id }) => id),
    pauses: await pausesOf(tx, project),
    reading,
    requirements: await requirementsOf(tx, project),
    suppliers: suppliers.filter(({ companyId }) => supplierId === undefined || companyId === supplierId),
    monthsWithoutService: await monthsWithoutService(tx, project, supplierId),
    workers: await workersIn(tx, project, { today, supplierId }),
  });
  return { facts, reading };
};
