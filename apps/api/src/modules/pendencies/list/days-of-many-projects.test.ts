import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { beforeAll, expect, test } from "vitest";
import { insertPendencies, manyProjects } from "../../../../test/many-pendencies.ts";
import { newPendency } from "../../../../test/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/new-person.ts";
import { inOrderOf } from "../../../../test/plain-look.ts";
import { openWorld } from "../../../../test/world.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import { byUrgency } from "../rules/urgency.ts";

const world = openWorld();
const PROJECTS = 80;
/** On each of so many days the same number expires in each project: of all days together more than anybody sorts or counts whole. */
const DAYS = 52;
const EACH_DAY = 10;
/** One project of so many is asked how much there is: on the last day so much expires in these, and nothing elsewhere, fewer than are counted. */
const ASKED_OF = 8;
const ON_LAST_DAY = 80;
const PER_PAGE = 20;
const pages = [1, 30, 60];

let person: Person;
let projectIds: readonly number[];
type Row = { readonly id: number; readonly status: PendencyStatus; readonly expires: string; readonly changed: number };
const rows: Row[] = [];

/** A contractor of whose projects some changed long before the others, among them half of those that are asked where a page ends. */
beforeAll(async () => {
  const { contractorId, providerId, pendencyId } = await newPendency(world);
  projectIds = await manyProjects(world, contractorId, { name: "Túnel", many: PROJECTS });
  await insertPendencies(world, contractorId, {
    statement: `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version, status, expiration_date, updated_at)
     select $1, project.id, $3, p.requirement_id, n, p.plan, p.kind, p.type_owner_id, p.type_id, p.type_version,
       case when n % 29 = 0 then 'EXPIRED' when n % 3 = 0 then 'OPEN' else 'DONE' end,
       case when n > $6 then date '2026-12-01' else date '2026-09-01' + n % $5::integer end,
       case when project.place % (2 * $8::integer) = $8::integer / 2 + 1 then timestamptz '2025-01-01' else timestamptz '2026-01-01' end
         + make_interval(mins => (n * 7919 + project.id::integer * 31) % 20011)
     from pendency p cross join unnest($2::bigint[]) with ordinality project (id, place)
       cross join generate_series(1, $6::integer + case when project.place % $8::integer = $8::integer / 2 + 1 then $7::integer else 0 end) n
     where p.id = $4`,
    values: [contractorId, projectIds, providerId, pendencyId, DAYS, DAYS * EACH_DAY, ON_LAST_DAY, ASKED_OF],
  });
  const made = await world.database.ownerPool().query<Row>(
    `select id, status, expiration_date::text as expires, extract(epoch from updated_at)::float8 as changed
     from pendency where project_id = any ($1::bigint[])`,
    [projectIds],
  );
  rows.push(...made.rows);
  person = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: projectIds });
});

type Filter = Pick<Partial<PendencyListQuery>, "startDate" | "endDate" | "status">;
/** What lies in so many days is read whole, or only to be counted, or not at all. */
const filters: readonly Filter[] = [
  { startDate: "2026-10-21", endDate: "2026-11-30" },
  { startDate: "2026-12-01" },
  { startDate: "2026-09-01", endDate: "2026-09-05" },
  { endDate: "2026-09-15" },
  { startDate: "2026-09-20", endDate: "2026-10-20" },
  { startDate: "2026-09-01" },
  { startDate: "2026-09-01", status: ["OPEN", "EXPIRED"] },
];
const fits =
  ({ startDate = "", endDate = "9", status }: Filter) =>
  (row: Row): boolean =>
    row.expires >= startDate && row.expires <= endDate && (status ?? byUrgency).includes(row.status);

const orders = {
  DEFAULT: inOrderOf<Row>(({ status, changed }) => [byUrgency.indexOf(status), changed]),
  UPDATED_ASC: inOrderOf<Row>(({ changed }) => [changed]),
  UPDATED_DESC: inOrderOf<Row>(({ changed }) => [changed], { descends: true }),
  EXPIRATION_DATE_ASC: inOrderOf<Row>(({ expires, changed }) => [expires, changed]),
} as const;
const asked = filters.flatMap((filter) =>
  (["DEFAULT", "UPDATED_ASC", "UPDATED_DESC", "EXPIRATION_DATE_ASC"] as const).map((orderBy) => ({
    filter,
    orderBy,
    told: JSON.stringify({ ...filter, orderBy }),
  })),
);

test.each(asked)(
  "of whoever sees many projects a page of days is what a plain look finds, however much expires on them, under $told [R-390] [R-400]",
  async ({ filter, orderBy }) => {
    const wanted = rows.filter(fits(filter)).toSorted(orders[orderBy]);
    for (const page of pages) {
      const { answer } = await person.api("GET /pendencies")({ query: { ...filter, orderBy, page, itemsPerPage: PER_PAGE } });
      expect(
        answer.results.map(({ id }) => id),
        `page ${page}`,
      ).toEqual(wanted.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id));
      const { totalResults, totalIsExact } = answer.meta;
      expect([totalResults, totalIsExact]).toEqual(wanted.length > COUNTED_MAX ? [COUNTED_MAX, false] : [wanted.length, true]);
    }
  },
);

test.each(filters.map((filter) => ({ filter, told: JSON.stringify(filter) })))(
  "each status of days in many projects is counted as far as totals are under $told [R-400]",
  async ({ filter }) => {
    const { answer } = await person.api("GET /pendencies/totals")({ query: filter });
    const wanted = rows.filter(fits(filter));
    for (const { status, total, isExact } of answer.results) {
      const there = wanted.filter((row) => row.status === status).length;
      expect([total, isExact], status).toEqual([Math.min(there, COUNTED_MAX), there <= COUNTED_MAX]);
    }
    expect(answer.results.map(({ status }) => status).toSorted()).toEqual([...(filter.status ?? byUrgency)].toSorted());
  },
);
