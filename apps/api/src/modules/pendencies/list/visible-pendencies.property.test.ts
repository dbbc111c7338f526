import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import { type PendencyStatus, pendencyOrders, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { demand } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { openWorld } from "../../../../test/world.ts";
import { requestOpening } from "../../../platform/access/openings.ts";
import type { ScopeEntry } from "../../../platform/access/scope.ts";
import { inTransaction, openTransaction, type Tx } from "../../../platform/database/transaction.ts";
import { maySee } from "../policy.ts";
import { byUrgency, stagesOf } from "../rules/urgency.ts";
import { listPage } from "./list-pendencies.ts";
import { branchesOf, listRequest, sideOf } from "./list-scope.ts";
import { statusTotals } from "./status-totals.ts";

const world = openWorld();
const TODAY = "2026-03-10";
type Row = {
  readonly id: number;
  readonly contractorId: number;
  readonly providerId: number;
  readonly provider: string;
  readonly workerId: number | null;
  readonly projectId: number;
  readonly plan: string;
  readonly kind: string;
  readonly status: string;
  readonly active: boolean;
  readonly expires: string | null;
  readonly month: string | null;
  readonly sendBy: string | null;
  readonly reviewBy: string | null;
  readonly rejected: boolean;
};
const made: {
  companies: { contractors: number[]; providers: number[] };
  workers: number[];
  projects: { id: number; contractorId: number }[];
  rows: Row[];
  opening: string;
} = {
  companies: { contractors: [], providers: [] },
  workers: [],
  projects: [],
  rows: [],
  opening: "",
};

/**
 * Two contractors with two projects each, two suppliers with one worker in all of them, and pendencies in every status. The deltas of the
 * last project are not folded.
 */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  const [contractors, providers] = [
    [await newCompany(world, "contractor"), await newCompany(world, "contractor")],
    [await newCompany(world, "provider"), await newCompany(world, "provider")],
  ];
  made.companies = { contractors, providers };
  for (const providerId of providers) made.workers.push(await newWorkerRow(world, { providerId }));
  for (const contractorId of [...contractors, ...contractors]) {
    const id = await newProject(world, { contractorId, providerIds: providers });
    made.projects.push({ id, contractorId });
    for (const [at, providerId] of providers.entries()) {
      const requirementId = await demand(world, { contractorId, projectId: id, providerId }, { kind: "PROVIDER" });
      await owner.query(
        `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, plan, kind, type_owner_id, type_id, type_version,
           status, returns_to, question_side, rest_for, rest_reason, expiration_date, send_by, review_from, review_days, review_by, rejected_at, updated_at)
         select $1, $2, $3, case when n % 5 = 0 then $6::bigint end, r.id, case when n <> 4 then date '2020-01-01' + make_interval(months => n) end, case when n % 3 = 0 then 'STP' else 'SSMA' end,
           case when n % 4 = 0 then 'OTHERS' else 'PROVIDER' end, r.type_owner_id,
           r.type_id, r.type_version, ($5::text[])[1 + n % 9], case when n % 9 = 6 then 'OPEN' end, case when n % 9 = 6 then 'provider' end, case when n % 11 = 0 then 'good' end,
           case when n % 11 = 0 then 'no_longer_demanded' end, case when n % 2 = 0 then date '2026-01-01' + n % 7 end,
           case when n % 3 > 0 then date '2026-02-01' + n % 4 end, d.review, case when n % 2 = 1 then 5 end, d.review,
           case when n % 9 = 6 or (n = 9 and r.id % 2 = 0) then timestamptz '2026-02-01' end, timestamptz '2026-01-01' + make_interval(hours => n % 5)
         from project_requirement r cross join generate_series(1, 11 + $3::integer % 5) n
           cross join lateral (select case when n % 2 = 1 then date '2026-03-08' + n % 5 end) d (review) where r.id = $4`,
        [contractorId, id, providerId, requirementId, pendencyStatuses, made.workers[at]],
      );
    }
    if (made.projects.length === 3) await owner.query("select fold_pendency_deltas(1000000)");
  }
  const { rows } = await owner.query<Row>(
    `select p.id, contractor_id as "contractorId", provider_id as "providerId", c.name as provider, worker_id as "workerId", project_id as "projectId", plan, kind, status, active,
       expiration_date::text as expires, to_char(reference_month, 'YYYY-MM') as month, send_by::text as "sendBy", review_by::text as "reviewBy",
       rejected_at is not null as rejected
     from pendency p join company c on c.id = p.provider_id where contractor_id = any ($1)`,
    [contractors],
  );
  made.rows = rows;
  const everywhere = [...contractors, ...providers].map((companyId) => ({ companyId, keys: ["see_pendency" as const] }));
  const person = await newPerson(world, ...everywhere);
  const { rows: sessions } = await owner.query<{ id: string }>("select id from account_session where account_id = $1", [person.accountId]);
  made.opening = requestOpening(sessions[0]?.id ?? "", person.accountId, null);
});

const permissions = ["see_pendency"];
/** Access entries: companies by side, each whole or limited to some projects. */
const entriesDrawn = (): fc.Arbitrary<readonly ScopeEntry[]> =>
  fc
    .tuple(
      ...[...made.companies.contractors, ...made.companies.providers].map((companyId, at) =>
        fc
          .option(fc.oneof(fc.constant("all" as const), fc.subarray(made.projects.map(({ id }) => id))), { nil: undefined })
          .map((projects) => ({
            companyId,
            side: at < 2 ? ("contractor" as const) : ("provider" as const),
            permissions,
            projects,
          })),
      ),
    )
    .map((drawn) => drawn.flatMap(({ projects, ...entry }) => (projects === undefined ? [] : [{ ...entry, projects }])));
const filterDrawn = (): fc.Arbitrary<PendencyFilter> =>
  fc.record(
    {
      plan: fc.subarray(["SSMA", "STP"] as const, { minLength: 1 }),
      status: fc.subarray([...pendencyStatuses], { minLength: 1 }),
      project: fc.subarray(
        made.projects.map(({ id }) => id),
        { minLength: 1 },
      ),
      worker: fc.subarray(made.workers, { minLength: 1 }),
      supplier: fc.subarray(made.companies.providers, { minLength: 1 }),
      pendencyType: fc.subarray(["PROVIDER", "OTHERS", "RISK"] as const, { minLength: 1 }),
      inactive: fc.boolean(),
      startDate: fc.constantFrom("2025-12-31", "2026-01-03", "2026-01-06", "2027-01-01"),
      sendByEnd: fc.constantFrom("2026-02-01", "2026-02-03", "2027-01-01"),
      reviewOverdue: fc.constantFrom(true, false, false, false),
      rejected: fc.constantFrom(true, false, false, false),
      withoutRejection: fc.constantFrom(true, false, false, false),
      contractor: fc.subarray(made.companies.contractors, { minLength: 1 }),
      endDate: fc.constantFrom("2025-12-31", "2026-01-04", "2026-01-07"),
      referenceMonthStart: fc.constantFrom("2020-01", "2020-05", "2021-01"),
      referenceMonthEnd: fc.constantFrom("2019-12", "2020-06", "2021-06"),
      withoutReferenceMonth: fc.constantFrom(true, false, false, false, false),
      company: fc.constantFrom("empresa", ...new Set(made.rows.map(({ provider }) => provider))),
      side: fc.constantFrom("contractor", "provider"),
    },
    { requiredKeys: [] },
  );

const asApp = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(openTransaction(world.database.appPool(), made.opening), work);
const isWithin = (day: string | null, from?: string, to?: string): boolean =>
  (!from || (day !== null && day >= from)) && (!to || (day !== null && day <= to));
const fits =
  ({ plan, status, pendencyType: kinds, project, worker, supplier, company, ...filter }: PendencyFilter) =>
  (row: Row): boolean =>
    row.active !== Boolean(filter.inactive) &&
    isWithin(row.expires, filter.startDate, filter.endDate) &&
    isWithin(row.sendBy, undefined, filter.sendByEnd) &&
    (!filter.reviewOverdue || (row.reviewBy !== null && row.reviewBy < TODAY)) &&
    isWithin(row.month, filter.referenceMonthStart, filter.referenceMonthEnd) &&
    (!filter.withoutReferenceMonth || row.month === null) &&
    (!filter.rejected || (row.status === "OPEN" && row.rejected)) &&
    (!filter.withoutRejection || (row.status === "OPEN" && !row.rejected)) &&
    (!filter.contractor || filter.contractor.includes(row.contractorId)) &&
    (!plan || plan.some((one) => one === row.plan)) &&
    (!status || status.some((one) => one === row.status)) &&
    (!kinds || kinds.some((one) => one === row.kind)) &&
    (!project || project.includes(row.projectId)) &&
    (!worker || (row.workerId !== null && worker.includes(row.workerId))) &&
    (!supplier || supplier.includes(row.providerId)) &&
    (!company || row.provider.toLowerCase().includes(company.toLowerCase()));

/** Reference result: visible rows that match the filter, limited to the filter's side. */
const expectedOf = (entries: readonly ScopeEntry[], filter: PendencyFilter): readonly Row[] => {
  const there = entries.filter(({ side }) => filter.side === undefined || side === filter.side);
  return made.rows.filter((row) => maySee({ entries: there }, row)).filter(fits(filter));
};

test("the list shows exactly the pendencies that the user may see [R-390] [R-400]", async () => {
  const asked = fc.record({
    entries: entriesDrawn(),
    filter: filterDrawn(),
    orderBy: fc.constantFrom(...pendencyOrders),
    itemsPerPage: fc.constantFrom(7, 100),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ entries, filter, orderBy, itemsPerPage }) => {
      const expected = expectedOf(entries, filter);
      const found: { id: number; status: PendencyStatus }[] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const { rows, meta } = await asApp((tx) =>
          listPage(
            tx,
            listRequest({ entries, today: TODAY, account: { id: 0 }, language: "pt-BR" }, { ...filter, orderBy, page, itemsPerPage }),
          ),
        );
        expect(meta).toMatchObject({ totalResults: expected.length, totalIsExact: true });
        found.push(...rows);
        last = meta.lastPage;
      }
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      const side = sideOf(
        branchesOf(listRequest({ entries, today: TODAY, account: { id: 0 }, language: "pt-BR" }, filter).visible, filter.project),
      );
      const places = found.map(({ status }) => stagesOf(side).indexOf(status));
      if (orderBy === "DEFAULT") expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
    { numRuns: 60 },
  );
});

test("totals count the visible pendencies of each status, also before folding [R-400]", async () => {
  await fc.assert(
    fc.asyncProperty(entriesDrawn(), filterDrawn(), async (entries, filter) => {
      const request = listRequest({ entries, today: TODAY, account: { id: 0 }, language: "pt-BR" }, filter);
      const expected = expectedOf(entries, filter);
      const each = (request.filter.status ?? pendencyStatuses)
        .flatMap((status) => (status === "OPEN" ? [false, true] : [false]).map((rejected) => ({ status, rejected })))
        .map(({ status, rejected }) => ({
          status,
          rejected,
          total: expected.filter((row) => row.status === status && (status !== "OPEN" || row.rejected === rejected)).length,
          isExact: true,
        }));
      expect(each.reduce((sum, { total }) => sum + total, 0)).toBe(expected.length);
      expect(await asApp((tx) => statusTotals(tx, request))).toEqual(each);
    }),
    { numRuns: 60 },
  );
});

test("the nightly check corrects wrong counters", async () => {
  const owner = world.database.ownerPool();
  const [contractor = 0] = made.companies.contractors;
  await owner.query(
    "update pendency_count set total = total + 5 where contractor_id = $1 and project_id = 0 and provider_id = 0 and status = 'DONE'",
    [contractor],
  );
  await owner.query("delete from pendency_count where contractor_id = $1 and status = 'OPEN'", [contractor]);
  const mend = async () =>
    (await owner.query<{ mended: number }>("select mend_pendency_counts($1) as mended", [contractor])).rows[0]?.mended;
  expect(await mend()).toBeGreaterThan(1);
  expect(await mend()).toBe(0);
  const single = made.projects.filter(({ contractorId }) => contractorId === contractor).map(({ id }) => id);
  for (const projects of ["all" as const, single]) {
    const entries = [{ companyId: contractor, side: "contractor" as const, permissions, projects }];
    const totals = await asApp((tx) => statusTotals(tx, listRequest({ entries, today: TODAY, account: { id: 0 }, language: "pt-BR" }, {})));
    const expected = expectedOf(entries, {});
    for (const { status, rejected, total } of totals)
      expect(total).toBe(expected.filter((row) => row.status === status && (status !== "OPEN" || row.rejected === rejected)).length);
  }
});

test("the database sorts statuses by urgency like the list", async () => {
  const { rows } = await world.database
    .ownerPool()
    .query<{ status: string }>("select s as status from unnest($1::text[]) s order by pendency_urgency(s)", [pendencyStatuses]);
  expect(rows.map(({ status }) => status)).toEqual(byUrgency);
});
