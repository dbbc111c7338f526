import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { openPool } from "./database.ts";
import { reusePlan } from "./kept-plan.ts";
import { inTransaction, openTransaction, type Tx } from "./transaction.ts";

const database = ownDatabase();
const opened: { pool?: ReturnType<typeof openPool> } = {};
beforeAll(() => {
  opened.pool = openPool({ url: database.url("app"), max: 1 });
});
afterAll(() => opened.pool?.end());

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (!opened.pool) throw new Error("nothing was opened");
  return inTransaction(openTransaction(opened.pool, "select 1"), work);
};
const typesNamed = (name: string) => reusePlan(sql<{ name: string }>`select typname as name from pg_type where typname = ${name}`);
const divided = (by: number) => reusePlan(sql<{ result: number }>`select 6 / ${by}::integer as result`);
const genericPlans = async (tx: Tx) =>
  (await sql<{ plans: number }>`select generic_plans as plans from pg_prepared_statements where statement like '%pg_type%'`.execute(tx))
    .rows;

test("a connection reuses the plan across transactions and parameters", async () => {
  expect((await within((tx) => typesNamed("nothing").execute(tx))).rows).toEqual([]);
  expect((await within((tx) => typesNamed("bool").execute(tx))).rows).toEqual([{ name: "bool" }]);
  expect(await within(genericPlans)).toEqual([{ plans: 2 }]);
});

test("an unmarked statement after it uses a custom plan", async () => {
  const mode = await within(async (tx) => {
    await typesNamed("bool").execute(tx);
    return sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(tx);
  });
  expect(mode.rows).toEqual([{ mode: "force_custom_plan" }]);
});

test("a statement that fails throws, and runs again with other parameters", async () => {
  await expect(within((tx) => divided(0).execute(tx))).rejects.toThrow("division by zero");
  expect((await within((tx) => divided(3).execute(tx))).rows).toEqual([{ result: 2 }]);
});
