import type { Tx } from "../../src/platform/database/transaction.ts";
import type { Dice } from "../random.ts";
import { type Drawn, drawProject, type ProjectSeeds } from "./project-drawing.ts";

const AT_ONCE = 500;

const written = ({ name, contract, scope, startDate, endDate, suppliers }: Drawn) => ({
  name,
  contract_number: contract,
  scope,
  start_date: startDate,
  end_date: endDate,
  provider_count: suppliers.length,
});

/** Inserts the thousands of linked projects of a large world directly, without the wizard steps. */
export const seedMoreProjects = async (tx: Tx, dice: Dice, { from, until, ...seeds }: ProjectSeeds & { from: number; until: number }) => {
  const contractor_id = seeds.contractorId;
  const drawn = Array.from({ length: until - from }, (_, at) => drawProject(dice, seeds, from + at));
  for (let begin = 0; begin < drawn.length; begin += AT_ONCE) {
    const part = drawn.slice(begin, begin + AT_ONCE);
    const values = part.map((project) => ({ contractor_id, ...written(project) }));
    const saved = await tx.insertInto("project").values(values).returning("id").execute();
    const of = <T>(pick: (project: Drawn, project_id: number) => readonly T[]) =>
      saved.flatMap(({ id }, at) => {
        const project = part[at];
        return project ? pick(project, id) : [];
      });
    const links = of(({ suppliers }, project_id) =>
      suppliers.map(({ companyId }) => ({ contractor_id, project_id, provider_id: companyId })),
    );
    await tx.insertInto("project_company").values(links).execute();
    const located = of(({ places }, project_id) =>
      places.map(({ facilityId, departmentId }) => ({ contractor_id, project_id, facility_id: facilityId, department_id: departmentId })),
    );
    await tx.insertInto("project_location").values(located).execute();
  }
};
