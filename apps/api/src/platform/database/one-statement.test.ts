import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { openPool } from "./database.ts";
import { inOneStatement, inTransaction, openTransaction, type Tx } from "./transaction.ts";

const database = ownDatabase();
const opened: { pool?: ReturnType<typeof openPool> } = {};
const pool = () => {
  if (!opened.pool) throw new Error("nothing was opened");
  return opened.pool;
};
beforeAll(() => {
  opened.pool = openPool({ url: database.url("owner"), max: 2 });
});
afterAll(() => opened.pool?.end());

const insertCompany = (tx: Tx, cnpj: string) => tx.insertInto("company").values({ cnpj, name: cnpj, trading_name: cnpj }).execute();
const storedCompanies = async (): Promise<readonly string[]> =>
  (await database.ownerPool().query("select cnpj from company where cnpj like 'ONE%' order by cnpj")).rows.map(({ cnpj }) => cnpj);
const everyConnectionIsBack = () => pool().idleCount === pool().totalCount;

test("inOneStatement commits its statement without any setting", async () => {
  await inOneStatement(pool(), (tx) => insertCompany(tx, "ONE00000000001"));
  const asked = sql<{ account: string | null }>`select nullif(current_setting('app.account', true), '') as account`;
  expect((await inOneStatement(pool(), (tx) => asked.execute(tx))).rows).toEqual([{ account: null }]);
  expect(await storedCompanies()).toEqual(["ONE00000000001"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("a failed statement is undone and its connection stays in use", async () => {
  await expect(inOneStatement(pool(), (tx) => insertCompany(tx, "ONE00000000001"))).rejects.toThrow("company_cnpj_key");
  const rows = [2, 3, 2].map((nth) => ({ cnpj: `ONE0000000000${nth}`, name: "x", trading_name: "x" }));
  await expect(inOneStatement(pool(), (tx) => tx.insertInto("company").values(rows).execute())).rejects.toThrow("company_cnpj_key");
  expect(await storedCompanies()).toEqual(["ONE00000000001"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("inOneStatement rejects a second statement, because the first is committed", async () => {
  const twice = async (tx: Tx) => {
    await insertCompany(tx, "ONE00000000004");
    await insertCompany(tx, "ONE00000000005");
  };
  await expect(inOneStatement(pool(), twice)).rejects.toThrow("the first statement is kept already");
  expect(await storedCompanies()).toEqual(["ONE00000000001", "ONE00000000004"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("a failed opening prevents the statements behind it", async () => {
  const { tx, rollback } = openTransaction(pool(), "select no_such_function()");
  await expect(insertCompany(tx, "ONE00000000006")).rejects.toThrow("no_such_function");
  await rollback();
  expect(await storedCompanies()).not.toContain("ONE00000000006");
  expect(everyConnectionIsBack()).toBe(true);
});

test("a lost connection rejects the statement and leaves the pool", async () => {
  const asked = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  await expect(inOneStatement(pool(), asked)).rejects.toThrow();
  expect(everyConnectionIsBack()).toBe(true);
  expect((await inOneStatement(pool(), (tx) => sql`select 1 as one`.execute(tx))).rows).toEqual([{ one: 1 }]);
});

test("a connection lost before the commit rejects it and leaves the pool", async () => {
  const transaction = openTransaction(pool(), "select set_config('app.account', '7', true)");
  const asked = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  await expect(inTransaction(transaction, asked)).rejects.toThrow();
  expect(everyConnectionIsBack()).toBe(true);
});
