import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyOrders } from "@emdia/contract/pendencies/vocabulary.ts";
import { beforeAll, expect, test } from "vitest";
import { insertPendencies, manyProjects } from "../../../../test/fixtures/many-pendencies.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { inOrderOf } from "../../../../test/plain-look.ts";
import { openWorld } from "../../../../test/world.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import { byUrgency, stagesOf } from "../rules/urgency.ts";

const world = openWorld();
/** More than the counting limit for nearly every filter. */
const ROWS = 9_000;
const PROJECTS = 140;
const PER_PAGE = 100;
/** The first page, the page at the counting limit, and a page far behind it. */
const pages = [1, 10, 25];

type Row = {
  readonly id: number;
  readonly projectId: number;
  readonly plan: Plan;
  readonly kind: string;
  readonly status: PendencyStatus;
  readonly month: string | null;
  readonly expires: string | null;
  readonly revised: string | null;
  readonly sendBy: string | null;
  readonly reviewBy: string | null;
  readonly changed: number;
  readonly active: boolean;
  readonly questionSide: "contractor" | "provider" | null;
};
const rows: Row[] = [];
type Seer = {
  readonly person: Person;
  readonly side: "contractor" | "provider" | "both";
  readonly sees: (row: Row) => boolean;
  readonly mayAnswer: (row: Row) => boolean;
};
const seers: { [who: string]: Seer } = {};

/** A contractor with pendencies of every kind, month, date and status, including rare ones: a kind, a month, and inactive rows. */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  const { contractorId, providerId, pendencyId } = await newPendency(world);
  const ids = await manyProjects(world, contractorId, { name: "Trecho", many: PROJECTS });
  await insertPendencies(world, contractorId, {
    statement: `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, reference_month, plan, kind, type_owner_id, type_id, type_version,
       status, returns_to, question_side, rest_for, rest_reason, expiration_date, revision_date, send_by, review_from, review_days, review_by, updated_at)
     select $1, ($2::bigint[])[1 + n % $5::integer], $3, p.requirement_id, n,
       case when n * 7919 % 2003 >= 1740 then date '2027-01-01' + make_interval(months => n % 5) when n % 4 = 0 then date '2026-01-01' + make_interval(months => n / 4 % 3) when n % 1501 = 0 then date '2019-05-01' end,
       case when n % 4 = 0 then 'STP' else 'SSMA' end, case when n % 1200 = 0 then 'OTHERS' when n % 5 = 0 then 'RISK' else 'EMPLOYEE' end,
       p.type_owner_id, p.type_id, p.type_version, s.status, case when s.status = 'SUPPORT' then 'OPEN' end,
       case when s.status = 'SUPPORT' then case when n % 2 = 0 then 'provider' else 'contractor' end end,
       case when n % 97 = 0 then 'a_time' end, case when n % 97 = 0 then 'project_inactive' end,
       case when n * 7919 % 2003 >= 1740 then date '2027-03-01' + n % 40 when n % 3 > 0 then date '2026-03-01' + n * 31 % 60 end, case when n % 7 = 0 then date '2026-02-01' + n % 40 end,
       case when s.status in ('OPEN', 'EXPIRED') and n % 5 > 0 then date '2026-04-01' + n * 13 % 50 end,
       d.review, case when d.review is not null then 3 end, d.review,
       timestamptz '2026-01-01' + make_interval(mins => n * 7919 % 2003)
     from pendency p cross join generate_series(1, $6::integer) n cross join lateral
       (select case when n % 23 = 0 then 'EXPIRED' when n % 19 = 0 then 'SUPPORT' when n % 2 = 0 then 'OPEN' when n % 11 = 0 then 'IN_REVISION' else 'DONE' end) s (status)
       cross join lateral (select case when s.status = 'IN_REVISION' and n % 3 > 0 then date '2026-03-01' + n * 17 % 2000 end) d (review)
     where p.id = $4`,
    values: [contractorId, ids, providerId, pendencyId, PROJECTS, ROWS],
  });
  await owner.query(`insert into project_company (contractor_id, project_id, provider_id) select $1, unnest($2::bigint[]), $3`, [
    contractorId,
    ids,
    providerId,
  ]);
  const made = await owner.query<Row>(
    `select id, project_id as "projectId", plan, kind, status, to_char(reference_month, 'YYYY-MM') as month, expiration_date::text as expires,
       revision_date::text as revised, send_by::text as "sendBy", review_by::text as "reviewBy", extract(epoch from updated_at)::float8 as changed, active,
       question_side as "questionSide" from pendency where contractor_id = $1`,
    [contractorId],
  );
  rows.push(...made.rows);
  const keys = ["see_pendency"] as const;
  const some = ids.slice(0, PROJECTS / 2);
  const [one = 0] = ids;
  const seesAll = () => true;
  const seesSome = ({ projectId }: Row) => some.includes(projectId);
  const isAskedByProvider = ({ questionSide }: Row) => questionSide === "provider";
  const isAskedByContractor = ({ questionSide }: Row) => questionSide === "contractor";
  Object.assign(seers, {
    "who sees all": {
      person: await newPerson(world, { companyId: contractorId, keys }),
      side: "contractor",
      sees: seesAll,
      mayAnswer: isAskedByProvider,
    },
    "a supplier": {
      person: await newPerson(world, { companyId: providerId, keys }),
      side: "provider",
      sees: seesAll,
      mayAnswer: isAskedByContractor,
    },
    "who sees both sides": {
      person: await newPerson(world, { companyId: contractorId, keys, onlyProjects: some }, { companyId: providerId, keys }),
      side: "both",
      sees: seesAll,
      mayAnswer: (row) => isAskedByContractor(row) || (seesSome(row) && isAskedByProvider(row)),
    },
    "who sees half of the projects": {
      person: await newPerson(world, { companyId: contractorId, keys, onlyProjects: some }),
      side: "contractor",
      sees: seesSome,
      mayAnswer: isAskedByProvider,
    },
    "who sees one project": {
      person: await newPerson(world, { companyId: contractorId, keys, onlyProjects: [one] }),
      side: "contractor",
      sees: ({ projectId }: Row) => projectId === one,
      mayAnswer: isAskedByProvider,
    },
  } satisfies typeof seers);
});

type Filter = Partial<Omit<PendencyListQuery, "orderBy">>;
const filters: readonly Filter[] = [
  {},
  { pendencyType: ["RISK"] },
  { pendencyType: ["OTHERS"] },
  { pendencyType: ["PROVIDER"] },
  { withoutReferenceMonth: true },
  { withoutReferenceMonth: true, plan: ["STP"] },
  { referenceMonthStart: "2026-02", referenceMonthEnd: "2026-02" },
  { referenceMonthStart: "2019-01", referenceMonthEnd: "2019-12" },
  { referenceMonthStart: "2026-01" },
  { startDate: "2026-03-10", endDate: "2026-03-17" },
  { startDate: "2026-03-10", endDate: "2026-03-10", status: ["OPEN"] },
  { startDate: "2026-04-01" },
  { startDate: "2026-03-20", endDate: "2026-03-19" },
  // Dates and months that only the last rows in the order have, so that a scan in order would pass all others.
  { startDate: "2027-01-01" },
  { referenceMonthStart: "2026-12" },
  { startDate: "2027-01-01", plan: ["SSMA"], status: ["OPEN", "DONE"] },
  { startDate: "2026-03-02", endDate: "2026-06-01" },
  { endDate: "2026-04-25", pendencyType: ["RISK", "OTHERS"] },
  { sendByStart: "2026-04-10", sendByEnd: "2026-04-16" },
  { sendByEnd: "2026-04-03", status: ["OPEN", "EXPIRED"] },
  { sendByStart: "2026-05-19" },
  { reviewOverdue: true },
  { reviewOverdue: true, plan: ["STP"] },
  { inactive: true },
  { inactive: true, startDate: "2026-03-01", endDate: "2026-03-20" },
  { considerComments: true },
  { waitsForMyAnswer: true },
  { waitsForMyAnswer: true, plan: ["STP"], pendencyType: ["EMPLOYEE"] },
  { waitsForMyAnswer: true, status: ["OPEN"] },
  { considerComments: true, status: ["OPEN", "DONE"], startDate: "2026-03-01" },
  { waitsForMyAnswer: true, status: ["OPEN"], inactive: true },
];
const fits = (row: Row, filter: Filter, { mayAnswer }: Seer): boolean => {
  const { pendencyType, startDate, endDate, sendByStart, sendByEnd, referenceMonthStart, referenceMonthEnd } = filter;
  const { expires, month, sendBy, reviewBy } = row;
  return [
    row.active !== Boolean(filter.inactive),
    (filter.plan ?? PLANS).includes(row.plan),
    (filter.status ?? byUrgency).includes(row.status),
    pendencyType === undefined || pendencyType.some((kind) => kind === row.kind),
    !filter.withoutReferenceMonth || month === null,
    startDate === undefined || (expires !== null && expires >= startDate),
    endDate === undefined || (expires !== null && expires <= endDate),
    sendByStart === undefined || (sendBy !== null && sendBy >= sendByStart),
    sendByEnd === undefined || (sendBy !== null && sendBy <= sendByEnd),
    !filter.reviewOverdue || (reviewBy !== null && reviewBy < dayInSaoPaulo(world.clock.now())),
    referenceMonthStart === undefined || (month !== null && month >= referenceMonthStart),
    !filter.considerComments || row.questionSide !== null,
    !filter.waitsForMyAnswer || mayAnswer(row),
    referenceMonthEnd === undefined || (month !== null && month <= referenceMonthEnd),
  ].every(Boolean);
};

type Order = (typeof pendencyOrders)[number];
/** Sort keys of a row. Rows without a date come last. */
const keysOf: { readonly [O in Order]: (row: Row, side: Seer["side"]) => readonly (number | string)[] } = {
  DEFAULT: ({ status, changed, sendBy }, side) => [
    stagesOf(side).indexOf(status),
    ...(side === "provider" ? [sendBy ?? "9"] : []),
    changed,
  ],
  REVISION_DATE: ({ revised }) => [revised ?? "9"],
  EXPIRATION_DATE_ASC: ({ expires, changed }) => [expires ?? "9", changed],
  EXPIRATION_DATE_DESC: ({ expires, changed }) => [expires ?? "0", changed],
  UPDATED_ASC: ({ changed }) => [changed],
  UPDATED_DESC: ({ changed }) => [changed],
  SEND_BY: ({ sendBy, changed }) => [sendBy ?? "9", changed],
  REVIEW_BY: ({ reviewBy, changed }) => [reviewBy ?? "9", changed],
};
const inOrder = (order: Order, side: Seer["side"]) =>
  inOrderOf<Row>((row) => keysOf[order](row, side), { descends: order.endsWith("DESC") });

/** Each filter in the default order and in two of the other orders in rotation. */
const [relevant, ...others] = pendencyOrders;
const ordersOf = (turn: number) => [
  relevant,
  ...others.filter((_, at) => at === turn % others.length || at === (turn + 2) % others.length),
];
const asked = filters.flatMap((filter, turn) =>
  ordersOf(turn).map((orderBy) => ({ filter, orderBy, told: JSON.stringify({ ...filter, orderBy }) })),
);

test.each(asked)("each page of a long list under $told matches the reference [R-390] [R-400]", async ({ filter, orderBy }) => {
  for (const [who, seer] of Object.entries(seers)) {
    const { person, sees } = seer;
    const wanted = rows.filter((row) => sees(row) && fits(row, filter, seer)).toSorted(inOrder(orderBy, seer.side));
    for (const page of pages) {
      const { answer } = await person.api("GET /pendencies")({ query: { ...filter, orderBy, page, itemsPerPage: PER_PAGE } });
      const found = answer.results.map(({ id }) => id);
      expect(found, `${who}, page ${page}`).toEqual(wanted.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ id }) => id));
      const { totalResults, totalIsExact } = answer.meta;
      expect(totalResults, who).toBe(totalIsExact ? wanted.length : COUNTED_MAX);
      expect(totalIsExact || wanted.length > COUNTED_MAX, who).toBe(true);
    }
  }
});

test.each(filters.map((filter) => ({ filter, told: JSON.stringify(filter) })))(
  "status totals of a long list under $told are capped [R-400]",
  async ({ filter }) => {
    for (const [who, seer] of Object.entries(seers)) {
      const { person, sees } = seer;
      const { answer } = await person.api("GET /pendencies/totals")({ query: filter });
      const wanted = rows.filter((row) => sees(row) && fits(row, filter, seer));
      for (const { status, rejected, total, isExact } of answer.results) {
        // No row of the fixture is rejected.
        const there = rejected ? 0 : wanted.filter((row) => row.status === status).length;
        expect(total, `${who}, ${status}`).toBe(isExact ? there : COUNTED_MAX);
        expect(isExact || there > COUNTED_MAX, who).toBe(true);
      }
      const isStopped = filter.considerComments || filter.waitsForMyAnswer;
      const statuses = (filter.status ?? byUrgency).filter((status) => !isStopped || status === "SUPPORT");
      expect(answer.results).toHaveLength(statuses.length + (statuses.includes("OPEN") ? 1 : 0));
    }
  },
);

const counted: readonly Filter[] = [
  { pendencyType: ["RISK"] },
  { pendencyType: ["EMPLOYEE", "OTHERS"] },
  { withoutReferenceMonth: true },
  { withoutReferenceMonth: true, pendencyType: ["EMPLOYEE"], plan: ["SSMA"] },
];
test("totals by kind and without month are exact for long lists [R-400]", async () => {
  for (const query of counted)
    for (const [who, seer] of Object.entries(seers)) {
      const wanted = rows.filter((row) => seer.sees(row) && fits(row, query, seer));
      const { meta } = (await seer.person.api("GET /pendencies")({ query })).answer;
      expect([meta.totalResults, meta.totalIsExact], who).toEqual([wanted.length, true]);
      const { results } = (await seer.person.api("GET /pendencies/totals")({ query })).answer;
      expect(results.every(({ isExact }) => isExact)).toBe(true);
      const total = results.reduce((sum, one) => sum + one.total, 0);
      expect(total, who).toBe(wanted.length);
    }
});
