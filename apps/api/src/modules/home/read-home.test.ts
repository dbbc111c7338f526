import { blockedWorkersFilter, contractorFilters, dueFilter, HOME_DUE_DAYS, providerFilters } from "@emdia/contract/home/figures.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../test/fixtures/new-company.ts";
import { newPendency } from "../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../test/fixtures/new-person.ts";
import { newProject } from "../../../test/fixtures/new-project.ts";
import { openWorld } from "../../../test/world.ts";
import { addDays } from "../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../platform/clock/clock.ts";
import { COUNTED_MAX } from "../../platform/database/paging.ts";

const world = openWorld();
const owner = () => world.database.ownerPool();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const made = { contractor: 0, provider: 0, north: 0, south: 0, worker: 0 };
const keys = ["see_pendency", "see_employee"] as const;

type Copies = {
  readonly status: string;
  readonly many: number;
  readonly plan?: "STP";
  readonly rejected?: true;
  readonly question_side?: "contractor" | "provider";
  readonly send_by?: string;
  readonly review_by?: string;
};
/** Copies the first pendency of the north project, in other states. */
const copy = (projectId: number, copies: readonly Copies[]) =>
  owner().query(
    `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version,
       status, returns_to, question_side, rejected_at, send_by, review_from, review_days, review_by)
     select p.contractor_id, $2, p.provider_id, p.requirement_id, (select coalesce(max(movement_id), 0) from pendency) + row_number() over (),
       coalesce(r.plan, p.plan), p.kind, p.type_owner_id, p.type_id, p.type_version, r.status,
       case when r.status = 'SUPPORT' then 'IN_REVISION' end, r.question_side, case when r.rejected then now() end, r.send_by,
       r.review_by - 5, case when r.review_by is not null then 5 end, r.review_by
     from (select * from pendency where project_id = $1 order by id limit 1) p
       cross join jsonb_to_recordset($3::jsonb) r (status text, many integer, plan text, rejected boolean, question_side text, send_by date, review_by date)
       cross join lateral generate_series(1, r.many)`,
    [made.north, projectId, JSON.stringify(copies)],
  );

beforeAll(async () => {
  const { contractorId, providerId, projectId, workerId } = await newPendency(world);
  const south = await newProject(world, { contractorId, providerIds: [providerId], startDate: "2026-01-01" });
  Object.assign(made, { contractor: contractorId, provider: providerId, north: projectId, south, worker: workerId });
  await copy(made.north, [
    { status: "OPEN", many: 2, send_by: day(3) },
    { status: "OPEN", many: 3, plan: "STP", rejected: true, send_by: day(HOME_DUE_DAYS) },
    { status: "OPEN", many: 1, send_by: day(HOME_DUE_DAYS + 1) },
    { status: "EXPIRED", many: 2, plan: "STP", send_by: day(-1) },
    { status: "IN_REVISION", many: 4, review_by: day(-1) },
    { status: "IN_REVISION", many: 1, review_by: day(0) },
    { status: "SUPPORT", many: 2, question_side: "contractor", rejected: true },
    { status: "SUPPORT", many: 1, question_side: "provider" },
    { status: "DONE", many: 5 },
  ]);
  await copy(made.south, [
    { status: "PRE_ANALYSIS", many: 2, plan: "STP", review_by: day(-9) },
    { status: "EXPIRED", many: 1, send_by: day(1) },
    { status: "NOT_APPLICABLE", many: 3 },
  ]);
  for (const [table, column] of [
    ["worker", "id"],
    ["contractor_worker", "worker_id"],
    ["project_worker", "worker_id"],
  ])
    await owner().query(`update ${table} set standing = 'documents' where ${column} = $1`, [made.worker]);
});

const homeOf = async ({ api }: Pick<Person, "api">) => (await api("GET /home")()).answer;
const at = (companyId: number, onlyProjects?: readonly number[]) =>
  newPerson(world, { companyId, keys, ...(onlyProjects && { onlyProjects }) });

/** Counts of the table, without counters and without limits. */
const plainCounts = async (projectIds: readonly number[]) => {
  const { rows } = await owner().query<Record<string, number>>(
    `select ${[
      `count(*) filter (where status in ('IN_REVISION', 'PRE_ANALYSIS'))::integer as "toReview"`,
      `count(*) filter (where status in ('IN_REVISION', 'PRE_ANALYSIS') and review_by < $2::date)::integer as "reviewOverdue"`,
      "count(*) filter (where status = 'EXPIRED')::integer as expired",
      "count(*) filter (where status in ('DONE', 'NEXT_DUE_DATE', 'NOT_APPLICABLE'))::integer as settled",
      "count(*)::integer as total",
      `count(*) filter (where status = 'OPEN' and rejected_at is null)::integer as "toSend"`,
      "count(*) filter (where status = 'OPEN' and rejected_at is not null)::integer as rejected",
      `count(*) filter (where status in ('OPEN', 'PRE_REJECTED', 'NEXT_DUE_DATE', 'EXPIRED') and send_by between $2::date and $3::date)::integer as "dueSoon"`,
      "count(*) filter (where status = 'SUPPORT' and question_side = 'contractor')::integer as questions",
    ].join()} from pendency where active and project_id = any ($1)`,
    [projectIds, day(0), day(HOME_DUE_DAYS)],
  );
  const count = (name: string): number => rows[0]?.[name] ?? Number.NaN;
  return { count, exact: (name: string) => ({ total: count(name), isExact: true }) };
};

const expectedContractor = async (projectIds: readonly number[]) => {
  const { count, exact } = await plainCounts(projectIds);
  return {
    toReview: exact("toReview"),
    reviewOverdue: exact("reviewOverdue"),
    expired: exact("expired"),
    conformity: { settled: count("settled"), total: count("total") },
  };
};

test("figures of a contractor equal plain counts of both plans", async () => {
  const expected = await expectedContractor([made.north, made.south]);
  expect(expected).toMatchObject({
    toReview: { total: 7 },
    reviewOverdue: { total: 6 },
    expired: { total: 3 },
    conformity: { settled: 8 },
  });
  expect(await homeOf(await at(made.contractor))).toEqual({ contractor: expected, workers: { mayNotWork: { total: 1, isExact: true } } });
});

test("figures of a supplier equal plain counts of both plans", async () => {
  const { count, exact } = await plainCounts([made.north, made.south]);
  expect([count("rejected"), count("expired"), count("questions")]).toEqual([3, 3, 2]);
  expect(count("dueSoon")).toBeGreaterThanOrEqual(6);
  expect(await homeOf(await at(made.provider))).toEqual({
    provider: {
      toSend: exact("toSend"),
      rejected: exact("rejected"),
      dueSoon: { ...exact("dueSoon"), from: day(0), until: day(HOME_DUE_DAYS) },
      expired: exact("expired"),
      questions: exact("questions"),
    },
    workers: { mayNotWork: { total: 1, isExact: true } },
  });
});

test("a user restricted to projects gets figures of these only", async () => {
  const south = await homeOf(await at(made.contractor, [made.south]));
  expect(south).toEqual({
    contractor: await expectedContractor([made.south]),
    workers: { mayNotWork: { total: 0, isExact: true } },
  });
  expect(south.contractor).toMatchObject({ toReview: { total: 2 }, expired: { total: 1 }, conformity: { settled: 3, total: 6 } });
  const north = await homeOf(await at(made.contractor, [made.north]));
  expect(north).toMatchObject({ contractor: await expectedContractor([made.north]), workers: { mayNotWork: { total: 1 } } });
});

type Figures = Awaited<ReturnType<typeof homeOf>>;
/** Figures with the filters of their links. Of a user on both sides, a link names its side. */
const linksOf = ({ contractor, provider }: Figures): readonly (readonly [figure: string, total: number, filter: PendencyFilter])[] => {
  const within = (side: "contractor" | "provider", filter: PendencyFilter) => ({ ...filter, ...(contractor && provider && { side }) });
  return [
    ...(contractor
      ? [
          ...(["toReview", "reviewOverdue", "expired"] as const).map(
            (name) => [`contractor ${name}`, contractor[name].total, within("contractor", contractorFilters[name])] as const,
          ),
          ["conformity", contractor.conformity.total, within("contractor", {})] as const,
        ]
      : []),
    ...(provider
      ? [
          ...(["toSend", "rejected", "expired", "questions"] as const).map(
            (name) => [`provider ${name}`, provider[name].total, within("provider", providerFilters[name])] as const,
          ),
          ["dueSoon", provider.dueSoon.total, within("provider", dueFilter(provider.dueSoon))] as const,
        ]
      : []),
  ];
};
const readers = {
  "a contractor": () => at(made.contractor),
  "a supplier": () => at(made.provider),
  "a contractor's user of one project": () => at(made.contractor, [made.south]),
  "a supplier's user of one project": () => at(made.provider, [made.north]),
  "a user of both sides": () => newPerson(world, { companyId: made.contractor, keys }, { companyId: made.provider, keys }),
  "a user without the key in one company": () =>
    newPerson(world, { companyId: made.contractor, keys: ["see_employee"] }, { companyId: made.provider, keys: ["see_pendency"] }),
} as const;

test.each(Object.entries(readers))("each figure of %s equals the total of its list", async (_, newReader) => {
  const reader = await newReader();
  const home = await homeOf(reader);
  const shown = linksOf(home);
  expect(shown.some(([, total]) => total > 0)).toBe(true);
  for (const [name, total, filter] of shown) {
    const { answer } = await reader.api("GET /pendencies")({ query: { ...filter, plan: [...PLANS], itemsPerPage: 10 } });
    expect([name, answer.meta.totalResults]).toEqual([name, total]);
  }
  const { answer } = await reader.api("GET /employees")({ query: blockedWorkersFilter });
  expect(answer.meta.totalResults).toBe(home.workers?.mayNotWork.total);
});

test("figures require the permission of their list", async () => {
  const partsWith = async (companyId: number, held: readonly (typeof keys)[number][]) =>
    Object.keys(await homeOf(await newPerson(world, { companyId, keys: held })));
  expect(await partsWith(made.contractor, [])).toEqual([]);
  expect(await partsWith(made.contractor, ["see_pendency"])).toEqual(["contractor"]);
  expect(await partsWith(made.contractor, ["see_employee"])).toEqual(["workers"]);
  expect(await partsWith(made.provider, ["see_pendency"])).toEqual(["provider"]);
});

test("figures cover the selected companies only", async () => {
  const quiet = await newCompany(world, "contractor");
  const { api } = await newPerson(world, { companyId: made.contractor, keys }, { companyId: quiet, keys });
  const reviewsAt = async (companyId?: number) =>
    (await api("GET /home")({}, companyId === undefined ? {} : { companyId })).answer.contractor?.toReview.total;
  expect([await reviewsAt(), await reviewsAt(made.contractor), await reviewsAt(quiet)]).toEqual([7, 7, 0]);
});

test("a user of both sides gets the figures of each side", async () => {
  const both = await newPerson(world, { companyId: made.contractor, keys }, { companyId: made.provider, keys });
  expect(Object.keys(await homeOf(both))).toEqual(["contractor", "provider", "workers"]);
  expect(await homeOf(both)).toMatchObject({ contractor: { expired: { total: 3 } }, workers: { mayNotWork: { total: 1 } } });
});

test("figures without counters stop at 1,000", async () => {
  const project = await newProject(world, { contractorId: made.contractor, providerIds: [made.provider], startDate: "2026-01-01" });
  await copy(project, [{ status: "IN_REVISION", many: COUNTED_MAX + 1, review_by: day(-1) }]);
  const { contractor } = await homeOf(await at(made.contractor, [project]));
  expect(contractor).toMatchObject({
    toReview: { total: COUNTED_MAX + 1, isExact: true },
    reviewOverdue: { total: COUNTED_MAX, isExact: false },
  });
});
