// Searches by common names.
import { beforeAll, expect, test } from "vitest";
import { exportedFiles } from "../../../../test/files/exported-files.ts";
import { newPendency } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson, type Person } from "../../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { exportPendenciesJob } from "../export/export-pendencies-job.ts";

const world = openWorld();
const { done, downloadedBy } = exportedFiles(world);
/** More workers than the name search resolves to ids. */
const NAMESAKES = 5_300;
const EACH_APPROVED = 100;
const APPROVED = NAMESAKES / EACH_APPROVED;

/** More projects than the project search resolves to ids. */
const PROJECTS = 1_100;

/** Number of these workers with a pendency in a small project, which also has one with another name. */
const IN_SMALL_PROJECT = 45;

const people: Person[] = [];
let asked: Awaited<ReturnType<typeof newPendency>>;
type Ids = { newest: readonly number[]; approved: readonly number[] };
const ids: Ids = { newest: [], approved: [] };
const idsOfProjects: Ids = { newest: [], approved: [] };

/**
 * A supplier with thousands of workers of one name and one worker with another name, one pendency each; and more than a thousand projects
 * of one name, with one pendency each.
 */
beforeAll(async () => {
  const owner = world.database.ownerPool();
  asked = await newPendency(world);
  const { contractorId, providerId, projectId, pendencyId } = asked;
  const client = await owner.connect();
  await client.query("begin; set local session_replication_role = replica");
  await client.query(
    `insert into worker (provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime, status)
      select $1, -n, 'cpf', 'BR', '9' || lpad(n::text, 10, '0'), 'Conceição Comum ' || n, date '1990-01-01', 'Soldadora', date '2020-01-01', 'clt_indefinite', 'active'
      from generate_series(1, $2::integer) n`,
    [providerId, NAMESAKES],
  );
  // A trigger maintains the word index of contractor_worker, so triggers are enabled for this statement.
  await client.query("set local session_replication_role = origin");
  await client.query(
    `insert into contractor_worker (contractor_id, provider_id, worker_id, name, status, admission_date, plain_words)
      select $2, provider_id, id, name, status, admission_date, plain_words from worker where provider_id = $1 and person_id < 0`,
    [providerId, contractorId],
  );
  await client.query("set local session_replication_role = replica");
  await client.query(
    `insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, plan, kind, type_owner_id, type_id, type_version, status, updated_at)
     select p.contractor_id, p.project_id, p.provider_id, w.id, p.requirement_id, p.plan, p.kind, p.type_owner_id, p.type_id, p.type_version,
       case when -w.person_id % $2 = 0 then 'DONE' else 'OPEN' end, timestamptz '2026-01-01' + make_interval(mins => (w.id * 7919 % 10007)::integer)
     from pendency p join worker w on w.provider_id = p.provider_id and w.person_id < 0 where p.id = $1`,
    [pendencyId, EACH_APPROVED],
  );
  await client.query(
    `with added as (insert into project (contractor_id, name, contract_number, start_date, end_date, provider_count)
      select $1, 'Galeria Repetida ' || n, 'REP-' || n, date '2024-01-01', date '2027-01-01', 1 from generate_series(1, $2::integer) n returning contractor_id, id)
    insert into pendency (contractor_id, project_id, provider_id, requirement_id, plan, kind, type_owner_id, type_id, type_version, status, updated_at)
      select a.contractor_id, a.id, p.provider_id, p.requirement_id, p.plan, p.kind, p.type_owner_id, p.type_id, p.type_version,
        case when a.id % $4 = 0 then 'DONE' else 'OPEN' end, timestamptz '2026-02-01' + make_interval(mins => (a.id * 7919 % 10007)::integer)
      from pendency p cross join added a where p.id = $3`,
    [contractorId, PROJECTS, pendencyId, EACH_APPROVED],
  );
  await client.query(
    `insert into project_company (contractor_id, project_id, provider_id, project_plain_name, project_plain_contract)
      select contractor_id, id, $2, plain_name, plain_contract from project where contractor_id = $1 and name like 'Galeria Repetida %'`,
    [contractorId, providerId],
  );
  await client.query("commit");
  client.release();
  // Pendencies of removed workers remain.
  await owner.query("update worker set removed_at = now() where provider_id = $1 and person_id < 0 and person_id % 7 = 0", [providerId]);
  await owner.query("select mend_pendency_counts($1)", [contractorId]);
  await owner.query("vacuum analyze pendency, worker, contractor_worker, project");
  const idsWhere = async (rest: string) => {
    const { rows } = await owner.query<{ id: number }>(
      `select p.id from pendency p join project pr on pr.id = p.project_id left join worker w on w.id = p.worker_id
       where p.contractor_id = $1 and ${rest} order by p.updated_at desc, p.id desc`,
      [contractorId],
    );
    return rows.map(({ id }) => id);
  };
  const idsOf = async (who: string): Promise<Ids> => ({
    newest: (await idsWhere(who)).slice(0, 40),
    approved: await idsWhere(`${who} and p.status = 'DONE'`),
  });
  Object.assign(ids, await idsOf("w.person_id < 0"));
  Object.assign(idsOfProjects, await idsOf("pr.name like 'Galeria Repetida %'"));
  const keys = ["see_pendency", "export_pendency"] as const;
  people.push(
    await newPerson(world, { companyId: contractorId, keys }),
    await newPerson(world, { companyId: providerId, keys }),
    await newPerson(world, { companyId: contractorId, keys, onlyProjects: [projectId] }),
  );
});

test("a common name lists its documents in order for every access level", async () => {
  const common = { employee: "conceicao", orderBy: "UPDATED_DESC" } as const;
  for (const { api } of people) {
    const { answer } = await api("GET /pendencies")({ query: { ...common, page: 2, itemsPerPage: 20 } });
    expect(answer.results.map(({ id }) => id)).toEqual(ids.newest.slice(20));
    expect(answer.meta).toMatchObject({ totalResults: 1_000, totalIsExact: false });
    const { answer: approved } = await api("GET /pendencies")({ query: { ...common, status: ["DONE"], itemsPerPage: 100 } });
    expect(approved.results.map(({ id }) => id)).toEqual(ids.approved);
    expect(approved.meta).toMatchObject({ totalResults: APPROVED, totalIsExact: true });
  }
});

test("totals of a common name are capped per status", async () => {
  for (const { api } of people) {
    const { answer } = await api("GET /pendencies/totals")({ query: { employee: "Comum" } });
    const totals = new Map(
      answer.results.filter(({ rejected }) => !rejected).map(({ status, total, isExact }) => [status, [total, isExact]]),
    );
    expect([totals.get("OPEN"), totals.get("DONE"), totals.get("EXPIRED")]).toEqual([
      [1_000, false],
      [APPROVED, true],
      [0, true],
    ]);
  }
});

test("the name search ignores document numbers and finds a rare name", async () => {
  for (const { api } of people) {
    expect((await api("GET /pendencies")({ query: { employee: "90000000" } })).answer.meta.totalResults).toBe(0);
    expect((await api("GET /pendencies")({ query: { employee: "pessoa de teste" } })).answer.meta.totalResults).toBe(1);
  }
});

test("a common project name lists its rows in order and caps totals", async () => {
  const [whole, supplier] = people;
  for (const { api } of [whole, supplier].filter((person) => person !== undefined)) {
    for (const search of [{ project_name: "REPETIDA" }, { contract: "rep-" }]) {
      const { answer } = await api("GET /pendencies")({ query: { ...search, orderBy: "UPDATED_DESC", page: 2, itemsPerPage: 20 } });
      expect(answer.results.map(({ id }) => id)).toEqual(idsOfProjects.newest.slice(20));
      const { answer: approved } = await api("GET /pendencies")({
        query: { ...search, status: ["DONE"], orderBy: "UPDATED_DESC", itemsPerPage: 100 },
      });
      expect(approved.results.map(({ id }) => id)).toEqual(idsOfProjects.approved);
      expect(approved.meta).toMatchObject({ totalResults: idsOfProjects.approved.length, totalIsExact: true });
      const { answer: totals } = await api("GET /pendencies/totals")({ query: search });
      const open = { status: "OPEN", rejected: false, total: 1_000, isExact: false };
      expect(totals.results.find(({ status }) => status === "OPEN")).toEqual(open);
    }
  }
  for (const person of [whole, supplier]) {
    const answer = await person?.api("GET /pendencies")({ query: { project_name: "repetida" } });
    expect(answer?.answer.meta).toMatchObject({ totalResults: 1_000, totalIsExact: false });
  }
});

/** Position of the supplier's user in `people`. */
const SUPPLIER = 1;
/** Reference query: ids of the pendencies with this name, in the given order. */
const everyId = async (called: string, orderBy: "DEFAULT" | "UPDATED_DESC", isSupplier = false): Promise<readonly number[]> => {
  const first = isSupplier ? "p.status = 'DONE', p.send_by" : "p.status = 'DONE'";
  const order = orderBy === "DEFAULT" ? `${first}, p.updated_at, p.id` : "p.updated_at desc, p.id desc";
  const { rows } = await world.database.ownerPool().query<{ id: number }>(
    `select p.id from pendency p join project pr on pr.id = p.project_id left join worker w on w.id = p.worker_id
     where p.contractor_id = $2 and p.active and (w.name like $1 or w.name is null and pr.name like $1) order by ${order}`,
    [`%${called}%`, asked.contractorId],
  );
  return rows.map(({ id }) => id);
};
const far = [
  { search: { employee: "conceição" }, called: "Conceição Comum" },
  { search: { employee: "çã" }, called: "çã sem ninguém" },
  { search: { employee: "cô" }, called: "Conceição Comum" },
  { search: { employee: "mum 5" }, called: "mum 5" },
  { search: { employee: "comum 1" }, called: "Comum 1" },
  { search: { employee: "comum 12" }, called: "Comum 12" },
  { search: { project_name: "repetida" }, called: "Galeria Repetida" },
  { search: { project_name: "GÁ" }, called: "Galeria Repetida" },
  { search: { contract: "p-" }, called: "Galeria Repetida" },
  { search: { contract: "rep-10" }, called: "Galeria Repetida 10" },
] as const;
test.each(far)("deep pages for $search return the expected rows", async ({ search, called }) => {
  for (const orderBy of ["DEFAULT", "UPDATED_DESC"] as const) {
    for (const [who, { api }] of people.entries()) {
      const wanted = await everyId(called, orderBy, who === SUPPLIER);
      if (who > 1 && !("employee" in search)) continue;
      for (const page of [6, 50, 53]) {
        const { answer } = await api("GET /pendencies")({ query: { ...search, orderBy, page, itemsPerPage: 20 } });
        expect(
          answer.results.map(({ id }) => id),
          `${who}, page ${page}`,
        ).toEqual(wanted.slice((page - 1) * 20, page * 20));
        const { totalResults, totalIsExact } = answer.meta;
        expect(totalResults).toBe(totalIsExact ? wanted.length : 1_000);
        expect(totalIsExact || wanted.length > 1_000).toBe(true);
      }
    }
  }
});

test("a short search term finds matching rows and caps its total", async () => {
  for (const [who, { api }] of people.entries()) {
    for (const { letters, called } of [
      { letters: "co", called: "Co" },
      { letters: "5", called: "Comum 5" },
    ]) {
      const wanted = await everyId(called, "DEFAULT", who === SUPPLIER);
      const { answer } = await api("GET /pendencies")({ query: { employee: letters, itemsPerPage: 20 } });
      expect(answer.results.map(({ id }) => id)).toEqual(wanted.slice(0, 20));
      const isExact = wanted.length <= 1_000;
      expect(answer.meta).toMatchObject({ totalResults: isExact ? wanted.length : 1_000, totalIsExact: isExact });
    }
    const { answer: approved } = await api("GET /pendencies")({ query: { employee: "co", status: ["DONE"], page: 2, itemsPerPage: 50 } });
    expect(approved.results.map(({ id }) => id)).toEqual(ids.approved.toReversed().slice(50));
    expect(approved.meta).toMatchObject({ totalResults: APPROVED, totalIsExact: true });
    const { answer: none } = await api("GET /pendencies")({ query: { employee: "co", status: ["EXPIRED"] } });
    expect([none.results, none.meta.totalResults]).toEqual([[], 0]);
  }
});

test("totals within one project count matching names by status and plan", async () => {
  const seer = people[2];
  const { answer } = (await seer?.api("GET /pendencies/totals")({ query: { employee: "comum 12" } })) ?? {};
  const wanted = await everyId("Comum 12", "DEFAULT");
  expect(answer?.results.reduce((sum, { total }) => sum + total, 0)).toBe(wanted.length);
  const ofPlan = async (plan: "SSMA" | "STP") =>
    (await seer?.api("GET /pendencies")({ query: { employee: "comum 12", plan: [plan] } }))?.answer.meta.totalResults ?? 0;
  expect([await ofPlan("SSMA"), await ofPlan("STP")].toSorted()).toEqual([0, wanted.length]);
});

test("project name and contract combined match their intersection", async () => {
  for (const { api } of people.slice(0, 2)) {
    const { answer } = await api("GET /pendencies")({ query: { project_name: "repetida", contract: "REP-777" } });
    expect(answer.meta).toMatchObject({ totalResults: 1, totalIsExact: true });
  }
});

test("the export of a common name contains all its documents", async () => {
  for (const person of people.slice(0, 2)) {
    const { status } = await person.api("POST /reports/pendencies/export")({ body: { employee: "conceição" } });
    expect(status).toBe(202);
    await done(exportPendenciesJob);
    expect((await downloadedBy(person)).lines).toHaveLength(1 + NAMESAKES);
  }
});

test("a common name within a small project finds only the project's rows", async () => {
  const { contractorId, pendencyId } = asked;
  const client = await world.database.ownerPool().connect();
  await client.query("begin; set local session_replication_role = replica");
  const { rows } = await client.query<{ id: number; projectId: number; isCalledSo: boolean }>(
    `with added as (insert into project (contractor_id, name, start_date, end_date, provider_count)
      select $1, 'Passarela', date '2024-01-01', date '2027-01-01', 1 returning contractor_id, id),
    small as (insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, plan, kind, type_owner_id, type_id, type_version, status, updated_at)
      select p.contractor_id, a.id, p.provider_id, w.id, p.requirement_id, p.plan, p.kind, p.type_owner_id, p.type_id, p.type_version, 'OPEN',
        timestamptz '2026-03-01' + make_interval(mins => (w.id * 7919 % 10007)::integer)
      from pendency p cross join added a join worker w on w.provider_id = p.provider_id and (w.id = p.worker_id or w.person_id between -$3::integer and -1)
      where p.id = $2 returning id, project_id, worker_id, updated_at)
    select small.id, small.project_id as "projectId", w.person_id < 0 as "isCalledSo" from small join worker w on w.id = small.worker_id
      order by small.updated_at desc, small.id desc`,
    [contractorId, pendencyId, IN_SMALL_PROJECT],
  );
  await client.query("commit");
  client.release();
  const { api } = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"], onlyProjects: [rows[0]?.projectId ?? 0] });
  const { answer } = await api("GET /pendencies")({ query: { employee: "conceicao", orderBy: "UPDATED_DESC", page: 2, itemsPerPage: 20 } });
  const wanted = rows.filter(({ isCalledSo }) => isCalledSo).map(({ id }) => id);
  expect(rows).toHaveLength(IN_SMALL_PROJECT + 1);
  expect(answer.results.map(({ id }) => id)).toEqual(wanted.slice(20, 40));
  expect(answer.meta).toMatchObject({ totalResults: IN_SMALL_PROJECT, totalIsExact: true });
  const { answer: counted } = await api("GET /pendencies/totals")({ query: { employee: "comum" } });
  expect(counted.results.find(({ status }) => status === "OPEN")?.total).toBe(IN_SMALL_PROJECT);
});
