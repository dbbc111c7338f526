import type { Tx } from "../../platform/database/transaction.ts";
import { riskActivitiesOf } from "../catalogue/index.ts";
import type { AskedWorkers, KnownOfProjects } from "./known-of-projects.ts";
import { factsFrom } from "./rules/project-facts.ts";
import type { StoredProject } from "./store/projects.ts";
import { requirementsOf } from "./store/requirements.ts";
import { risksOf } from "./store/risks.ts";
import { suppliersOf } from "./store/suppliers.ts";

type Asking = Pick<KnownOfProjects, "workersIn"> & AskedWorkers;

/** Everything the demand for documents follows from, and the catalogue by which it is read. */
export const factsOf = async (tx: Tx, project: StoredProject, { today, supplierId, workersIn }: Asking) => {
  const activities = await riskActivitiesOf(tx, project.contractorId);
  const risks = await risksOf(tx, project);
  const suppliers = await suppliersOf(tx, project);
  const facts = factsFrom({
    today,
    project,
    riskActivityIds: risks.map(({ id }) => id),
    activities,
    requirements: await requirementsOf(tx, project),
    suppliers: suppliers.filter(({ companyId }) => supplierId === undefined || companyId === supplierId),
    workers: await workersIn(tx, project, { today, supplierId }),
  });
  return { facts, activities };
};
