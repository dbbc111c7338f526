import { projectDemandFacts } from "../../src/modules/projects/index.ts";
import { keyText, reconcile } from "../../src/modules/projects/rules/index.ts";
import { workersOfProjects } from "../../src/modules/workers/index.ts";
import { jobOpening } from "../../src/platform/access/openings.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import { inTransaction, openTransaction } from "../../src/platform/database/transaction.ts";
import type { World } from "../world.ts";

type Around = Pick<World, "database" | "clock">;
type Project = { readonly contractorId: number; readonly projectId: number };

/** Keys of the pendencies that the facts require. */
export const demanded = ({ database, clock }: Around, { contractorId, projectId }: Project): Promise<readonly string[]> =>
  inTransaction(openTransaction(database.appPool(), jobOpening(contractorId)), async (tx) => {
    const { workersIn = async () => [] } = workersOfProjects;
    const facts = await projectDemandFacts(tx, { contractorId, id: projectId }, { today: dayInSaoPaulo(clock.now()), workersIn });
    return facts ? reconcile(facts, []).create.map(keyText).toSorted() : [];
  });

/** Keys of the active pendencies. */
export const asked = async ({ database }: Pick<World, "database">, { projectId }: Project): Promise<readonly string[]> => {
  const { rows } = await database.ownerPool().query(
    `select type_id as "typeId", provider_id as "supplierId", worker_id as "workerId", to_char(reference_month, 'YYYY-MM') as month,
       movement_id as "movementId" from pendency where project_id = $1 and active`,
    [projectId],
  );
  return rows.map(keyText).toSorted();
};
