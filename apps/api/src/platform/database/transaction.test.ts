import { sql } from "kysely";
import { expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { publicOpening } from "../access/openings.ts";
import { openPool } from "./database.ts";
import { inTransaction, openTransaction, type Tx } from "./transaction.ts";

const database = ownDatabase();
const open = () => openTransaction(database.appPool(), publicOpening());
const countCompanies = (tx: Tx) => tx.selectFrom("company").select("id").limit(3).execute();
const everyConnectionIsBack = () => database.appPool().idleCount === database.appPool().totalCount;

test("a transaction without a query takes no connection", async () => {
  const pool = openPool({ url: database.url("app"), max: 1 });
  const transaction = openTransaction(pool, publicOpening());
  await transaction.commit();
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

test("a transaction uses one connection for all queries", async () => {
  const { tx, commit } = open();
  for (let turn = 0; turn < 3; turn++) expect(await countCompanies(tx)).toHaveLength(3);
  expect(database.appPool().totalCount - database.appPool().idleCount).toBe(1);
  await commit();
  expect(everyConnectionIsBack()).toBe(true);
});

test("an ended transaction rejects queries and ignores a second commit or rollback", async () => {
  const { tx, commit, rollback } = open();
  await countCompanies(tx);
  await commit();
  await rollback();
  await commit();
  await expect(countCompanies(tx)).rejects.toThrow("this transaction has ended");
  expect(everyConnectionIsBack()).toBe(true);
});

test("a failed opening rejects the query and releases the connection", async () => {
  const { tx, rollback } = openTransaction(database.appPool(), "select no_such_function()");
  await expect(countCompanies(tx)).rejects.toThrow("no_such_function");
  await rollback();
  expect(everyConnectionIsBack()).toBe(true);
});

test("inTransaction commits on success, rolls back on failure and releases the connection", async () => {
  const pool = database.ownerPool();
  const insert = (cnpj: string, ending: () => unknown) =>
    inTransaction(openTransaction(pool, "select 1"), async (tx) => {
      await tx.insertInto("company").values({ cnpj, name: cnpj, trading_name: cnpj }).execute();
      return ending();
    });
  await insert("TX000000000001", () => "done");
  await expect(insert("TX000000000002", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const { rows } = await pool.query("select cnpj from company where cnpj like 'TX%'");
  expect(rows).toEqual([{ cnpj: "TX000000000001" }]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test("commit throws if a statement of the transaction failed", async () => {
  const { tx, commit } = openTransaction(database.ownerPool(), "select 1");
  const row = { cnpj: "TX000000000003", name: "Perdida", trading_name: "Perdida" };
  await tx.insertInto("company").values(row).execute();
  await expect(tx.insertInto("company").values(row).execute()).rejects.toThrow("company_cnpj_key");
  await expect(commit()).rejects.toThrow("a statement in it had failed");
  const { rows } = await database.ownerPool().query("select from company where cnpj = 'TX000000000003'");
  expect(rows).toEqual([]);
  expect(database.ownerPool().idleCount).toBe(database.ownerPool().totalCount);
});

test("commit without an answer throws and drops the connection", async () => {
  const { tx, commit } = open();
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => undefined);
  await expect(commit()).rejects.toThrow();
  expect(everyConnectionIsBack()).toBe(true);
  expect(await inTransaction(open(), countCompanies)).toHaveLength(3);
});
