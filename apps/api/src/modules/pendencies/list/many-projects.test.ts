import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { beforeAll, expect, test } from "vitest";
import { insertPendencies, manyProjects } from "../../../../test/many-pendencies.ts";
import { newPendency } from "../../../../test/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/new-person.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const PROJECTS = 72;
const EACH = 20;
/** Some of them tell where a page ends: one of so many. */
const ASKED_EACH = 8;
/** So much stands in a project that nobody here sees that nobody looks for theirs among all there is. */
const ELSEWHERE = 20_000;
const PER_PAGE = 20;
const pages = [1, 10, 40, 72, 73];

let person: Person;
type Row = { readonly id: number; readonly plan: string };
const open: Row[] = [];

/** A contractor whose projects changed in 2026, but for those that are asked where a page ends: they changed long before. Most stands elsewhere. */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  const { contractorId, projectId, providerId, pendencyId } = await newPendency(world);
  const ids = await manyProjects(world, contractorId, { name: "Viaduto", many: PROJECTS });
  await insertPendencies(world, contractorId, {
    statement: `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version, status, updated_at)
     select $1, list.id, $3, p.requirement_id, n, case when n % 3 = 0 then 'STP' else 'SSMA' end, 'EMPLOYEE', p.type_owner_id, p.type_id, p.type_version, 'OPEN',
       case when (list.place - 1) % $6::integer = $6::integer / 2 then timestamptz '2025-01-01' else timestamptz '2026-01-01' end
         + make_interval(mins => (n * 7919 + list.id::integer * 31) % 2003)
     from pendency p cross join unnest($2::bigint[] || $7::bigint) with ordinality list (id, place)
       cross join lateral generate_series(1, case when list.id = $7 then $8::integer else $5::integer end) n where p.id = $4`,
    values: [contractorId, ids, providerId, pendencyId, EACH, ASKED_EACH, projectId, ELSEWHERE],
  });
  const made = await owner.query<Row>(
    `select id, plan from pendency where project_id = any ($1::bigint[]) and status = 'OPEN' order by updated_at, id`,
    [ids],
  );
  open.push(...made.rows);
  person = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: ids });
});

const asked: readonly Partial<PendencyListQuery>[] = [
  {},
  { status: ["OPEN"] },
  { status: ["OPEN"], plan: ["SSMA"] },
  { status: ["OPEN"], orderBy: "UPDATED_ASC" },
  { status: ["OPEN"], orderBy: "UPDATED_DESC" },
];
test.each(asked)(
  "a page of many projects is full, whichever of them changed long before the others, under %j [R-390] [R-400]",
  async (query) => {
    const wanted = open.filter(({ plan }) => (query.plan ?? [plan]).includes(plan as "STP")).map(({ id }) => id);
    if (query.orderBy === "UPDATED_DESC") wanted.reverse();
    for (const page of pages) {
      const { answer } = await person.api("GET /pendencies")({ query: { ...query, page, itemsPerPage: PER_PAGE } });
      expect(
        answer.results.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(wanted.slice((page - 1) * PER_PAGE, page * PER_PAGE));
      expect(answer.meta.totalResults).toBe(wanted.length);
    }
  },
);
