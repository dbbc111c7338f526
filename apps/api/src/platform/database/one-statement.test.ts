import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { openPool } from "./database.ts";
import { inTransaction, openTransaction, type Tx } from "./transaction.ts";

const database = ownDatabase();
const opened: { pool?: ReturnType<typeof openPool> } = {};
const pool = () => {
  if (!opened.pool) throw new Error("nothing was opened");
  return opened.pool;
};
beforeAll(() => {
  opened.pool = openPool({ url: database.url("owner"), max: 2, pipeline: true });
});
afterAll(() => opened.pool?.end());

const found = (tx: Tx, cnpj: string) => tx.insertInto("company").values({ cnpj, name: cnpj, trading_name: cnpj }).execute();
const kept = async (): Promise<readonly string[]> =>
  (await database.ownerPool().query("select cnpj from company where cnpj like 'ONE%' order by cnpj")).rows.map(({ cnpj }) => cnpj);
const everyConnectionIsBack = () => pool().idleCount === pool().totalCount;
const open = (opening = "select set_config('app.account', '7', true)", isOneStatement = true) =>
  openTransaction(pool(), opening, { isOneStatement });

test("one statement is asked under its opening, and kept", async () => {
  await inTransaction(open(), (tx) => found(tx, "ONE00000000001"));
  const asked = sql<{ account: string }>`select current_setting('app.account') as account`;
  expect((await inTransaction(open(), (tx) => asked.execute(tx))).rows).toEqual([{ account: "7" }]);
  expect(await kept()).toEqual(["ONE00000000001"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("one statement that fails is undone, says why, and its connection goes on", async () => {
  await expect(inTransaction(open(), (tx) => found(tx, "ONE00000000001"))).rejects.toThrow("company_cnpj_key");
  const rows = [2, 3, 2].map((nth) => ({ cnpj: `ONE0000000000${nth}`, name: "x", trading_name: "x" }));
  await expect(inTransaction(open(), (tx) => tx.insertInto("company").values(rows).execute())).rejects.toThrow("company_cnpj_key");
  expect(await kept()).toEqual(["ONE00000000001"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test("whoever asks a second thing is refused it, because the first is kept already", async () => {
  const twice = async (tx: Tx) => {
    await found(tx, "ONE00000000004");
    await found(tx, "ONE00000000005");
  };
  await expect(inTransaction(open(), twice)).rejects.toThrow("opened for one statement");
  expect(await kept()).toEqual(["ONE00000000001", "ONE00000000004"]);
  expect(everyConnectionIsBack()).toBe(true);
});

test.each([
  ["one statement", true],
  ["several", false],
])("behind an opening that fails nothing is done, whether it was to be %s", async (_which, isOneStatement) => {
  const { tx, rollback } = open("select no_such_function()", isOneStatement);
  await expect(found(tx, "ONE00000000006")).rejects.toThrow("no_such_function");
  await rollback();
  expect(await kept()).not.toContain("ONE00000000006");
  expect(everyConnectionIsBack()).toBe(true);
});

test("a connection that is lost before the commit is answered is used no more, and whoever asked learns of it", async () => {
  const asked = (tx: Tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  await expect(inTransaction(open(), asked)).rejects.toThrow();
  expect(everyConnectionIsBack()).toBe(true);
  expect((await inTransaction(open(), (tx) => sql`select 1 as one`.execute(tx))).rows).toEqual([{ one: 1 }]);
});
