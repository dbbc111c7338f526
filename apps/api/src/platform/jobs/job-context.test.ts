import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { movableClock } from "../../../test/movable-clock.ts";
import { refuse } from "../../kernel/outcome.ts";
import { jobContext } from "./job-context.ts";

const database = ownDatabase();
const context = () => jobContext(database.appPool(), { clock: movableClock(), log: pino({ level: "silent" }) });
const companies = { mine: 0, others: 0 };

beforeAll(async () => {
  const { rows } = await database
    .ownerPool()
    .query<{ id: number }>(
      "insert into company (cnpj, name, trading_name) values ('JOBS0000000001', 'A', 'A'), ('JOBS0000000002', 'B', 'B') returning id",
    );
  [companies.mine = 0, companies.others = 0] = rows.map(({ id }) => id);
  const { mine, others } = companies;
  await database
    .ownerPool()
    .query("insert into access_profile (company_id, name, relation_type) values ($1, 'Dela', 'both'), ($2, 'De outra', 'both')", [
      mine,
      others,
    ]);
});

const names = (ownerId: number) => context().inScopeOf(ownerId, (tx) => tx.selectFrom("access_profile").select("name").execute());

test("a job reads only rows of its company", async () => {
  expect(await names(companies.mine)).toEqual([{ name: "Dela" }]);
  expect(await names(companies.others)).toEqual([{ name: "De outra" }]);
  expect(await context().publicly((tx) => tx.selectFrom("access_profile").select("name").execute())).toEqual([]);
});

test("a job of several companies reads the rows of all of them", async () => {
  const all = await context().inScopeOfAll([companies.mine, companies.others], (tx) =>
    tx.selectFrom("access_profile").select("name").orderBy("name").execute(),
  );
  expect(all).toEqual([{ name: "De outra" }, { name: "Dela" }]);
});

test("a job of an account reads only its own rows", async () => {
  const { rows } = await database
    .ownerPool()
    .query<{ id: number }>(
      "insert into account (email, display_name) values ('um@teste.example', 'Um'), ('dois@teste.example', 'Dois') returning id",
    );
  const emails = (id = 0) => context().inScopeOfAccount(id, (tx) => tx.selectFrom("account").select("email").execute());
  expect(await Promise.all(rows.map(({ id }) => emails(id)))).toEqual([[{ email: "um@teste.example" }], [{ email: "dois@teste.example" }]]);
});

test("a job cannot write for another company", async () => {
  const row = { company_id: companies.others, name: "Intrusa", relation_type: "both" } as const;
  await expect(context().inScopeOf(companies.mine, (tx) => tx.insertInto("access_profile").values(row).execute())).rejects.toThrow(
    "row-level security",
  );
});

test("a job commits on success and rolls back on failure or refusal", async () => {
  const write = (name: string, answer: () => unknown) =>
    context().inScopeOf(companies.mine, async (tx) => {
      await tx.insertInto("access_profile").values({ company_id: companies.mine, name, relation_type: "both" }).execute();
      return answer();
    });
  await write("Fica", () => "done");
  expect(await write("Recusada", () => refuse("facility.not_found"))).toMatchObject({ code: "facility.not_found" });
  await expect(write("Falha", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await names(companies.mine)).toEqual([{ name: "Dela" }, { name: "Fica" }]);
});
