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

const found = (tx: Tx, cnpj: string) => tx.insertInto("company").values({ cnpj, name: cnpj, trading_name: cnpj }).execute();
const kept = async (): Promise<readonly string[]> =>
  (await database.ownerPool().query("select cnpj from company where cnpj like 'ONE%' order by cnpj")).rows.map(({ cnpj }) => cnpj);
const everyConnectionIsBack = () => pool().idleCount === pool().totalCount;

test("one statement is kept, under no setting at all", async () => {
  await inOneStatement(pool(), (tx) => found(tx, "ONE00000000001"));
  const asked = sql<{ account: string | null }>`select nullif(current_setting('app.account', true), '') as account`;
  expect((await inOneStatement(pool(), (tx) => asked.execute(tx))).rows).toEqual([{ account: null }]);
  expect(await kept()).toEqual(["ONE00000000001"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("one statement that fails is undone, says why, and its connection goes on", async () => {
  await expect(inOneStatement(pool(), (tx) => found(tx, "ONE00000000001"))).rejects.toThrow("company_cnpj_key");
  const rows = [2, 3, 2].map((nth) => ({ cnpj: `ONE0000000000${nth}`, name: "x", trading_name: "x" }));
  await expect(inOneStatement(pool(), (tx) => tx.insertInto("company").values(rows).execute())).rejects.toThrow("company_cnpj_key");
  expect(await kept()).toEqual(["ONE00000000001"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("whoever asks a second thing is refused it, because the first is kept already", async () => {
  const twice = async (tx: Tx) => {
    await found(tx, "ONE00000000004");
    await found(tx, "ONE00000000005");
  };
  await expect(inOneStatement(pool(), twice)).rejects.toThrow("the first statement is kept already");
  expect(await kept()).toEqual(["ONE00000000001", "ONE00000000004"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("behind an opening that fails nothing is done", async () => {
  const { tx, rollback } = openTransaction(pool(), "select no_such_function()");
  await expect(found(tx, "ONE00000000006")).rejects.toThrow("no_such_function");
  await rollback();
  expect(await kept()).not.toContain("ONE00000000006");
  expect(everyConnectionIsBack()).toBe(true);
});

test("a connection that is lost before it answers is used no more, and whoever asked learns of it", async () => {
  const asked = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  await expect(inOneStatement(pool(), asked)).rejects.toThrow();
  expect(everyConnectionIsBack()).toBe(true);
  expect((await inOneStatement(pool(), (tx) => sql`select 1 as one`.execute(tx))).rows).toEqual([{ one: 1 }]);
});

test("a connection that is lost before a commit is answered is used no more, and whoever committed learns of it", async () => {
  const transaction = openTransaction(pool(), "select set_config('app.account', '7', true)");
  const asked = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  await expect(inTransaction(transaction, asked)).rejects.toThrow();
  expect(everyConnectionIsBack()).toBe(true);
});
