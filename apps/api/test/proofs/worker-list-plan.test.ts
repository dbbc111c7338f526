import { beforeAll, expect, test } from "vitest";
import { companyNamed } from "../fixtures/new-company.ts";
import { newCpf } from "../fixtures/new-cpf.ts";
import { newProject } from "../fixtures/new-project.ts";
import { oneConnection } from "../one-connection.ts";
import { openWorld } from "../world.ts";

const world = openWorld();
const onOneConnection = oneConnection(world);
const WORKERS = 20_000;

beforeAll(async () => {
  const owner = world.database.ownerPool();
  const contractorId = await companyNamed(world, "Serra Azul Mineração");
  const providerId = await companyNamed(world, "Ipê Andaimes");
  const projectId = await newProject(world, { contractorId, providerIds: [providerId] });
  await owner.query(
    `with people as (insert into person (kind, country, document) select 'cpf', 'BR', (70000000000 + n)::text from generate_series(1, $2::int) n
       returning id, document),
     made as (insert into worker (provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime, status)
       select $1, id, 'cpf', 'BR', document, 'Pessoa ' || md5(document), '1990-05-04', 'Montador', '2020-01-06', 'clt_indefinite', 'active' from people
       returning id)
     select count(*) from made`,
    [providerId, WORKERS],
  );
  await owner.query(
    `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date)
     select $1, $2, $3, id, '2020-01-06' from worker where provider_id = $3 and document like '7%' and removed_at is null`,
    [contractorId, projectId, providerId],
  );
  // One worker in fifty may not work.
  for (const [table, id] of [
    ["worker", "id"],
    ["contractor_worker", "worker_id"],
    ["project_worker", "worker_id"],
  ])
    await owner.query(
      `update ${table} set standing = case when ${id} % 50 = 0 then 'documents' else 'may_work' end where provider_id = $1`,
      [providerId],
    );
  await owner.query("vacuum analyze worker, contractor_worker, project_worker, person");
});

type Looks = { readonly byIndex: number; readonly whole: number };
/** Scans of an index and sequential scans of its table. */
const looksAt = async (index: string, table: string): Promise<Looks> => {
  const { rows } = await world.database.ownerPool().query<Looks>(
    `select (select idx_scan from pg_stat_user_indexes where indexrelname = $1) as "byIndex",
       (select seq_scan from pg_stat_user_tables where relname = $2) as whole`,
    [index, table],
  );
  return rows[0] ?? { byIndex: 0, whole: 0 };
};

test.each([
  { who: "a supplier turns a page", role: "supplier", path: "", index: "worker_by_name", table: "worker" },
  { who: "a contractor turns a page", role: "admin", path: "", index: "contractor_worker_by_name", table: "contractor_worker" },
  { who: "a supplier filters who may not work", role: "supplier", path: "?mayWork=no", index: "worker_may_not_work", table: "worker" },
  {
    who: "a contractor filters who may not work",
    role: "admin",
    path: "?mayWork=no",
    index: "contractor_worker_may_not_work",
    table: "contractor_worker",
  },
  { who: "a supplier searches", role: "supplier", path: "?nameOrDocument=3f2c1", index: "worker_text", table: "worker" },
  {
    who: "a contractor searches",
    role: "admin",
    path: "?nameOrDocument=3f2c1",
    index: "contractor_worker_text",
    table: "contractor_worker",
  },
] as const)("$who through $index without a sequential scan of 20,000 workers", async (asked) => {
  const { role, path, index, table } = asked;
  const before = await looksAt(index, table);
  await onOneConnection((list) => list(role, `/employees${path}`));
  const after = await looksAt(index, table);
  expect(after.byIndex).toBeGreaterThan(before.byIndex);
  expect(after.whole).toBe(before.whole);
});

test("file matching finds a CPF through worker_document among 20,000 workers", async () => {
  const before = await looksAt("worker_document", "worker");
  const files = [{ key: 0, name: "documento.pdf", text: `CPF ${newCpf()}` }];
  await onOneConnection((ask) => ask("supplier", "/pendencies/matches", { files }));
  const after = await looksAt("worker_document", "worker");
  expect(after.byIndex).toBeGreaterThan(before.byIndex);
});
