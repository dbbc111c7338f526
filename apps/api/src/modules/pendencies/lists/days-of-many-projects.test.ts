import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { beforeAll, expect, test } from "vitest";
import { newPendency } from "../../../../test/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import { byUrgency } from "../rules/urgency.ts";

const world = openWorld();
const PROJECTS = 40;
/** On each of so many days the same number expires in each project: of all days together more than anybody sorts or counts whole. */
const DAYS = 52;
const EACH_DAY = 20;
/** On the last one so much does where half of the projects are asked how much there is, and nothing elsewhere: fewer than are counted. */
const ON_LAST_DAY = 40;
const PER_PAGE = 20;
const pages = [1, 30, 60];

let person: Person;
type Row = { readonly id: number; readonly status: PendencyStatus; readonly expires: string; readonly changed: number };
const rows: Row[] = [];

/** A contractor of whose projects some changed long before the others, among them half of those that are asked where a page ends. */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  const { contractorId, providerId, pendencyId } = await newPendency(world);
  const { rows: projects } = await owner.query<{ id: number }>(
    `insert into project (contractor_id, name, start_date, end_date, provider_count)
     select $1, 'Túnel ' || n, date '2024-01-01', date '2027-01-01', 1 from generate_series(1, $2::integer) n returning id`,
    [contractorId, PROJECTS],
  );
  const ids = projects.map(({ id }) => id);
  const client = await owner.connect();
  await client.query("begin; set local session_replication_role = replica");
  await client.query(
    `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version, status, expiration_date, updated_at)
     select $1, project.id, $3, p.requirement_id, n, p.plan, p.kind, p.type_owner_id, p.type_id, p.type_version,
       case when n % 29 = 0 then 'EXPIRED' when n % 3 = 0 then 'OPEN' else 'DONE' end,
       case when n > $6 then date '2026-12-01' else date '2026-09-01' + n % $5::integer end,
       case when project.place % 4 = 0 then timestamptz '2025-01-01' else timestamptz '2026-01-01' end
         + make_interval(mins => (n * 7919 + project.id::integer * 31) % 20011)
     from pendency p cross join unnest($2::bigint[]) with ordinality project (id, place)
       cross join generate_series(1, $6::integer + case when project.place % 2 = 0 then $7::integer else 0 end) n
     where p.id = $4`,
    [contractorId, ids, providerId, pendencyId, DAYS, DAYS * EACH_DAY, ON_LAST_DAY],
  );
  await client.query("commit");
  client.release();
  await owner.query("select mend_pendency_counts($1)", [contractorId]);
  await owner.query("vacuum analyze pendency");
  const made = await owner.query<Row>(
    `select id, status, expiration_date::text as expires, extract(epoch from updated_at)::float8 as changed
     from pendency where project_id = any ($1::bigint[])`,
    [ids],
  );
  rows.push(...made.rows);
  person = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: ids });
});

type Filter = Pick<Partial<PendencyListQuery>, "startDate" | "endDate" | "status">;
/** Of so many days so much is read whole, only far behind, only to be counted, or not at all. */
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
  DEFAULT: ({ status, changed }: Row) => [byUrgency.indexOf(status), changed],
  UPDATED_ASC: ({ changed }: Row) => [changed],
  UPDATED_DESC: ({ changed, id }: Row) => [-changed, -id],
  EXPIRATION_DATE_ASC: ({ expires, changed }: Row) => [expires, changed],
} as const;
type Order = keyof typeof orders;
const inOrder = (order: Order) => (one: Row, other: Row) => {
  const [own, others] = [one, other].map((row): readonly (number | string)[] => [...orders[order](row), row.id]);
  const at = own?.findIndex((key, place) => key !== others?.[place]) ?? -1;
  return (own?.[at] ?? 0) < (others?.[at] ?? 0) ? -1 : 1;
};
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
    const wanted = rows.filter(fits(filter)).toSorted(inOrder(orderBy));
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
