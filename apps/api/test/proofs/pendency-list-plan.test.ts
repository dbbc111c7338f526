import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { listPage } from "../../src/modules/pendencies/list/list-pendencies.ts";
import type { ResolvedFilter } from "../../src/modules/pendencies/list/list-scope.ts";
import { findSuggestions } from "../../src/modules/pendencies/list/store/suggestions.ts";
import type { VisiblePendencies } from "../../src/modules/pendencies/policy.ts";
import { requestOpening } from "../../src/platform/access/openings.ts";
import { inTransaction, openTransaction, type Tx } from "../../src/platform/database/transaction.ts";
import { insertPendencies, manyProjects } from "../fixtures/many-pendencies.ts";
import { newCompany } from "../fixtures/new-company.ts";
import { newPerson } from "../fixtures/new-person.ts";
import { openWorld } from "../world.ts";

const world = openWorld();
const PROJECTS = 100;
const EACH = 300;
/** Limit of index entries per page, of 30,000 rows: rows before the page in each status, and filtered rows. */
const READ_MAX = 3_500;
/** Limit for a date filter in some projects, which collects a quarter of all rows, or in a part of one status, which it reads twice. */
const READ_OF_DAYS_MAX = 7_500;
const ASKED = 20;

type Fixture = {
  readonly contractorId: number;
  readonly providerId: number;
  readonly projectIds: readonly number[];
  readonly document: string;
};
const made: { there?: Fixture; opening: string } = { opening: "" };
const there = (): Fixture => {
  if (!made.there) throw new Error("nothing is made yet");
  return made.there;
};

/** Projects of a contractor with two suppliers, with pendencies of twenty document types in every status. */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  const contractorId = await newCompany(world, "contractor");
  const [providerId, other] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const projectIds = await manyProjects(world, contractorId, { name: "Obra", contract: "PL", many: PROJECTS });
  await insertPendencies(world, contractorId, {
    statement: `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version,
       status, returns_to, question_side, expiration_date, revision_date, send_by, review_from, review_days, review_by, rejected_at, updated_at)
     select $1, project.id, case when n % 10 = 0 then $3::bigint else $2 end, project.id * 1000, n, v.plan, 'PROVIDER', 0, v.document_type_id, v.version,
       ($4::text[])[1 + n / 20 % 9], case when n / 20 % 9 = 6 then 'OPEN' end, case when n / 20 % 9 = 6 then case when n % 2 = 0 then 'provider' else 'contractor' end end, case when n % 2 = 0 then date '2026-01-01' + n end,
       case when n % 3 = 0 then date '2026-01-01' + n end,
       case when s.status in ('OPEN', 'PRE_REJECTED', 'NEXT_DUE_DATE', 'EXPIRED') then date '2026-01-01' + n end, d.review, case when d.review is not null then 5 end, d.review,
       case when s.status = 'OPEN' and n % 4 = 0 then timestamptz '2026-03-01' end, timestamptz '2026-01-01' + make_interval(mins => (project.id * 7919 + n * 104729)::integer % 100000)
     from unnest($5::bigint[]) project (id) cross join generate_series(1, $6::integer) n
       cross join lateral (select ($4::text[])[1 + n / 20 % 9]) s (status)
       cross join lateral (select case when s.status in ('IN_REVISION', 'PRE_ANALYSIS') then date '2026-01-01' + n end) d (review)
       join (select v.*, row_number() over (order by document_type_id) as nth from document_type_version v where owner_id = 0) v on v.nth = 1 + n % 20`,
    values: [contractorId, providerId, other, pendencyStatuses, projectIds, EACH],
  });
  const { rows: documents } = await owner.query<{ name: string }>(
    "select d.name from pendency p join document_type d on d.id = p.type_id where p.contractor_id = $1 order by d.name limit 1",
    [contractorId],
  );
  made.there = { contractorId, providerId, projectIds, document: documents[0]?.name ?? "" };
  const person = await newPerson(
    world,
    { companyId: contractorId, keys: ["see_pendency"] },
    { companyId: providerId, keys: ["see_pendency"] },
  );
  const { rows: sessions } = await owner.query<{ id: string }>("select id from account_session where account_id = $1", [person.accountId]);
  made.opening = requestOpening(sessions[0]?.id ?? "", person.accountId, null);
});

const nobody = { companyIds: [], projects: [] };
const people = {
  "who sees all": () => ({ contractor: { companyIds: [there().contractorId], projects: [] }, provider: nobody }),
  "who sees five projects": () => ({ contractor: { companyIds: [], projects: projectsOf(5) }, provider: nobody }),
  "who sees sixty projects": () => ({ contractor: { companyIds: [], projects: projectsOf(60) }, provider: nobody }),
  "a supplier": () => ({ contractor: nobody, provider: { companyIds: [there().providerId], projects: [] } }),
} as const satisfies { readonly [who: string]: () => VisiblePendencies };
const projectsOf = (count: number) =>
  there()
    .projectIds.filter((_, at) => at % 20 < (20 * count) / PROJECTS)
    .map((projectId) => ({ companyId: there().contractorId, projectId }));
type Who = keyof typeof people;
const everybody: readonly Who[] = ["who sees all", "who sees five projects", "who sees sixty projects", "a supplier"];

const mayRead = (who: Who, { startDate, withoutRejection }: Partial<PendencyListQuery>): number =>
  startDate && (who === "who sees sixty projects" || withoutRejection) ? READ_OF_DAYS_MAX : READ_MAX;

type Reads = { readonly whole: number; readonly rows: number };
/** Sequential scans and index entries of the table in this transaction. */
const readsOf = async (tx: Tx): Promise<Reads> => {
  const { rows } = await sql<Reads>`select pg_stat_get_xact_numscans('pendency'::regclass) as whole,
      (select sum(pg_stat_get_xact_tuples_returned(indexrelid))::bigint from pg_index where indrelid = 'pendency'::regclass) as rows`.execute(
    tx,
  );
  return rows[0] ?? { whole: 0, rows: 0 };
};

type Query = Partial<PendencyListQuery & ResolvedFilter>;
const lists: readonly Query[] = [
  {},
  { page: 10 },
  { status: ["OPEN"] },
  { orderBy: "UPDATED_DESC" },
  { orderBy: "EXPIRATION_DATE_ASC" },
  { orderBy: "EXPIRATION_DATE_DESC" },
  { orderBy: "REVISION_DATE" },
  { orderBy: "SEND_BY" },
  { orderBy: "REVIEW_BY" },
  { orderBy: "REVIEW_BY", status: ["OPEN"] },
  { sendByStart: "2026-03-01", sendByEnd: "2026-03-31" },
  { sendByStart: "2026-03-01", sendByEnd: "2026-03-31", orderBy: "SEND_BY" },
  { reviewBefore: "2026-03-01" },
  { rejected: true, status: ["OPEN"] },
  { rejected: true, status: ["OPEN"], orderBy: "EXPIRATION_DATE_DESC" },
  { withoutRejection: true, status: ["OPEN"] },
  { withoutRejection: true, status: ["OPEN"], startDate: "2026-03-01" },
  { contract: "PL-1" },
  { waitsForMyAnswer: true, status: ["SUPPORT"], orderBy: "UPDATED_ASC" },
  { company: "fornecedor que ninguém tem" },
  { startDate: "2031-01-01" },
  { referenceMonthStart: "2019-01", referenceMonthEnd: "2019-12", orderBy: "EXPIRATION_DATE_DESC" },
  { inactive: true },
  { pendencyType: ["PROVIDER"] },
  { pendencyType: ["OTHERS"] },
  { withoutReferenceMonth: true },
  { startDate: "2026-03-01", endDate: "2026-03-08" },
  { startDate: "2026-03-01", endDate: "2026-03-08", orderBy: "EXPIRATION_DATE_ASC" },
  { startDate: "2026-03-01" },
];
/** Filters that match no row of the fixture. */
const findsNothing = ({ company, startDate = "", referenceMonthStart, pendencyType, inactive }: Partial<PendencyListQuery>): boolean =>
  Boolean(company || startDate > "2030" || referenceMonthStart || pendencyType?.includes("OTHERS") || inactive);
const asked = everybody.flatMap((who) => lists.map((filter) => ({ who, filter, told: JSON.stringify(filter) })));

/** Planner settings of a transaction, for tests that force another join method. */
const joins = {
  "the planner's joins": "",
  "hash joins": "set local enable_nestloop = off",
  "merge joins": "set local enable_nestloop = off; set local enable_hashjoin = off",
} as const;
const listed = (who: Who, filter: Query, settings = "") =>
  inTransaction(openTransaction(world.database.appPool(), made.opening), async (tx) => {
    if (settings) await sql.raw(settings).execute(tx);
    const before = await readsOf(tx);
    const { rows, meta } = await listPage(tx, {
      visible: people[who](),
      language: "pt-BR",
      filter: { page: 1, itemsPerPage: 20, orderBy: "DEFAULT", ...filter },
    });
    const after = await readsOf(tx);
    const reads = { whole: after.whole - before.whole, rows: after.rows - before.rows };
    return { shown: rows.length, ids: rows.map(({ id }) => id), meta, reads };
  });

test.each(asked)("a page of $who under $told reads few index entries", async ({ who, filter }) => {
  const { shown, reads } = await listed(who, filter);
  expect(shown).toBe(findsNothing(filter) ? 0 : 20);
  expect(reads.whole).toBe(0);
  expect(reads.rows).toBeLessThan(mayRead(who, filter));
});

const again = [
  {},
  { pendencyType: ["PROVIDER"] },
  { withoutReferenceMonth: true },
  { startDate: "2026-03-01" },
] as const satisfies typeof lists;
test.each(everybody.flatMap((who) => again.map((filter) => ({ who, filter, told: JSON.stringify(filter) }))))(
  "the list of $who under $told reads equal rows twenty times",
  async ({ who, filter }) => {
    for (const other of everybody) await listed(other, filter);
    const times: number[] = [];
    for (let time = 0; time < ASKED; time += 1) times.push((await listed(who, filter)).reads.rows);
    expect(new Set(times).size, times.join(" ")).toBe(1);
  },
);

test("a document search reads the rows of that document only", async () => {
  const { shown, reads } = await listed("who sees all", { name: there().document });
  expect(shown).toBe(20);
  expect(reads.whole).toBe(0);
  expect(reads.rows).toBeLessThan(READ_MAX);
});

/** Few projects are read once for all types; otherwise each type is looked up. */
const mayReadForSuggestions = (who: Who): number => {
  const { contractor } = people[who]();
  return READ_MAX + contractor.projects.length * EACH;
};
const suggested = (who: Who, word: string) =>
  inTransaction(openTransaction(world.database.appPool(), made.opening), async (tx) => {
    const before = await readsOf(tx);
    const found = await findSuggestions(tx, people[who](), { word, language: "pt-BR" });
    const after = await readsOf(tx);
    const documents = found.flatMap(({ kind, name }) => (kind === "document" ? [name] : []));
    return { documents, reads: { whole: after.whole - before.whole, rows: after.rows - before.rows } };
  });
test.each(everybody)("suggestions of documents for %s read few index entries", async (who) => {
  const { rows } = await world.database.ownerPool().query<{ name: string }>(
    `select d.name from document_type d where d.owner_id = 0
       and not exists (select from pendency p where p.contractor_id = $1 and p.type_id = d.id) order by d.id limit 1`,
    [there().contractorId],
  );
  const [present, absent] = [await suggested(who, "de"), await suggested(who, rows[0]?.name ?? "")];
  expect(present.documents.length).toBeGreaterThan(0);
  expect(absent.documents).toEqual([]);
  for (const { reads } of [present, absent]) {
    expect(reads.whole).toBe(0);
    expect(reads.rows).toBeLessThan(mayReadForSuggestions(who));
  }
});

const collected: readonly Partial<PendencyListQuery>[] = [
  { startDate: "2026-03-01" },
  { startDate: "2026-03-01", page: 10 },
  { startDate: "2026-03-01", orderBy: "EXPIRATION_DATE_DESC" },
  { waitsForMyAnswer: true },
  { status: ["OPEN", "EXPIRED"], startDate: "2026-03-01" },
];
test.each(everybody.flatMap((who) => collected.map((filter) => ({ who, filter, told: JSON.stringify(filter) }))))(
  "forced hash and merge joins return equal pages of $who under $told",
  async ({ who, filter }) => {
    const [planned, ...forced] = await Promise.all(Object.values(joins).map((settings) => listed(who, filter, settings)));
    expect(planned?.shown).toBe(20);
    for (const { ids, meta } of forced) expect({ ids, meta }).toEqual({ ids: planned?.ids, meta: planned?.meta });
  },
);
