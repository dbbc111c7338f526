import { sql } from "kysely";
import { expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newFacility } from "../../../test/fixtures/new-facility.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";
import { jobOpening } from "../../platform/access/openings.ts";
import { inTransaction, openTransaction } from "../../platform/database/transaction.ts";

const world = openWorld();

/** Projects of which `places_of_projects` returns places to a scope of this company. */
const readablePlaces = async (companyId: number, contractorId: number, projects: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await inTransaction(openTransaction(world.database.appPool(), jobOpening(companyId)), (tx) =>
    sql<{
      id: number;
    }>`select id from places_of_projects(${projects.map(() => contractorId)}::bigint[], ${[...projects]}::bigint[]) order by id`.execute(
      tx,
    ),
  );
  return rows.map(({ id }) => id);
};

test("places_of_projects returns places only to the contractor and linked suppliers [R-214]", async () => {
  const contractor = await newCompany(world);
  const [supplier, other] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const places = [await newFacility(world, contractor)];
  const supplied = await newProject(world, { contractorId: contractor, providerIds: [supplier], places });
  const own = await newProject(world, { contractorId: contractor, providerIds: [other], places });

  expect(await readablePlaces(contractor, contractor, [supplied, own])).toEqual([supplied, own]);
  expect(await readablePlaces(supplier, contractor, [supplied, own])).toEqual([supplied]);
  expect(await readablePlaces(await newCompany(world), contractor, [supplied, own])).toEqual([]);
});
