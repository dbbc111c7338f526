import type { PendencyListQuery } from "@emdia/contract/pendencies/list-routes.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { VisiblePendencies } from "../../src/modules/pendencies/policy.ts";
import { listPendencyPage } from "../../src/modules/pendencies/store/pendency-list.ts";
import { requestOpening } from "../../src/platform/access/openings.ts";
import { inTransaction, openTransaction, type Tx } from "../../src/platform/database/transaction.ts";
import { insertPendencies, manyProjects } from "../many-pendencies.ts";
import { newCompany } from "../new-company.ts";
import { newPerson } from "../new-person.ts";
import { openWorld } from "../world.ts";

const world = openWorld();
const PROJECTS = 100;
const EACH = 300;
/** A page with what lies before it, in each plan and status; of thirty thousand rows. */
const READ_MAX = 3_500;
/** Of what lies between two days in some projects all is read (0049): a quarter of everything. */
const READ_OF_DAYS_MAX = 7_500;
const ASKED = 20;

type Made = {
  readonly contractorId: number;
  readonly providerId: number;
  readonly projectIds: readonly number[];
  readonly document: string;
};
const made: { there?: Made; opening: string } = { opening: "" };
const there = (): Made => {
  if (!made.there) throw new Error("nothing is made yet");
  return made.there;
};

/** Projects of a contractor with two suppliers, each with documents of twenty kinds in every status. */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  const contractorId = await newCompany(world, "contractor");
  const [providerId, other] = [await newCompany(world, "provider"), await newCompany(world, "provider")];
  const projectIds = await manyProjects(world, contractorId, { name: "Obra", contract: "PL", many: PROJECTS });
  await insertPendencies(world, contractorId, {
    statement: `insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version,
       status, returns_to, question_side, expiration_date, revision_date, updated_at)
     select $1, project.id, case when n % 10 = 0 then $3::bigint else $2 end, project.id * 1000, n, v.plan, 'PROVIDER', 0, v.document_type_id, v.version,
       ($4::text[])[1 + n / 20 % 9], case when n / 20 % 9 = 6 then 'OPEN' end, case when n / 20 % 9 = 6 then case when n % 2 = 0 then 'provider' else 'contractor' end end, case when n % 2 = 0 then date '2026-01-01' + n end,
       case when n % 3 = 0 then date '2026-01-01' + n end, timestamptz '2026-01-01' + make_interval(mins => (project.id * 7919 + n * 104729)::integer % 100000)
     from unnest($5::bigint[]) project (id) cross join generate_series(1, $6::integer) n
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

const mayRead = (who: Who, { startDate }: Partial<PendencyListQuery>): number =>
  who === "who sees sixty projects" && startDate ? READ_OF_DAYS_MAX : READ_MAX;

type Reads = { readonly whole: number; readonly rows: number };
/** How often this connection has read the table from end to end lately, and how many entries of its indexes. */
const readsOf = async (tx: Tx): Promise<Reads> => {
  const { rows } = await sql<Reads>`select pg_stat_get_xact_numscans('pendency'::regclass) as whole,
      (select sum(pg_stat_get_xact_tuples_returned(indexrelid))::bigint from pg_index where indrelid = 'pendency'::regclass) as rows`.execute(
    tx,
  );
  return rows[0] ?? { whole: 0, rows: 0 };
};

const lists: readonly Partial<PendencyListQuery>[] = [
  {},
  { page: 10 },
  { status: ["OPEN"] },
  { orderBy: "UPDATED_DESC" },
  { orderBy: "EXPIRATION_DATE_ASC" },
  { orderBy: "EXPIRATION_DATE_DESC" },
  { orderBy: "REVISION_DATE" },
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
/** What nobody has made: a supplier, a day, a month, a kind, or anything that rests. */
const findsNothing = ({ company, startDate = "", referenceMonthStart, pendencyType, inactive }: Partial<PendencyListQuery>): boolean =>
  Boolean(company || startDate > "2030" || referenceMonthStart || pendencyType?.includes("OTHERS") || inactive);
const asked = everybody.flatMap((who) => lists.map((filter) => ({ who, filter, told: JSON.stringify(filter) })));

const listed = (who: Who, filter: Partial<PendencyListQuery>) =>
  inTransaction(openTransaction(world.database.appPool(), made.opening), async (tx) => {
    const before = await readsOf(tx);
    const { rows } = await listPendencyPage(tx, {
      visible: people[who](),
      filter: { page: 1, itemsPerPage: 20, orderBy: "DEFAULT", ...filter },
    });
    const after = await readsOf(tx);
    return { shown: rows.length, reads: { whole: after.whole - before.whole, rows: after.rows - before.rows } };
  });

test.each(asked)("a page of $who under $told is found by indexes, and little else is read of thirty thousand", async ({ who, filter }) => {
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
  "the list of $who under $told reads as little the twentieth time as the first, whoever asked before on the connection",
  async ({ who, filter }) => {
    for (const other of everybody) await listed(other, filter);
    const times: number[] = [];
    for (let time = 0; time < ASKED; time += 1) times.push((await listed(who, filter)).reads.rows);
    expect(new Set(times).size, times.join(" ")).toBe(1);
  },
);

test("whoever searches a document reads what there is of it, and not what there is of others", async () => {
  const { shown, reads } = await listed("who sees all", { name: there().document });
  expect(shown).toBe(20);
  expect(reads.whole).toBe(0);
  expect(reads.rows).toBeLessThan(READ_MAX);
});
