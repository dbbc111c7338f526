import { beforeAll, describe, expect, test } from "vitest";
import { jobOpening } from "../../src/platform/access/openings.ts";
import { ownDatabase } from "../database.ts";
import { companyNamed } from "../fixtures/new-company.ts";

const database = ownDatabase();
const rewritingsOf = (table: string, action: string) => [
  `update ${table} set action = '${action}'`,
  `delete from ${table}`,
  `truncate ${table}`,
  `truncate ${table} cascade`,
];
const rewritings = [...rewritingsOf("history", "other"), ...rewritingsOf("account_history", "second_factor_off")];
const linesOf = async (table: string) =>
  (await database.ownerPool().query(`select count(*) as count, md5(string_agg(h::text, chr(10) order by id)) as text from ${table} h`))
    .rows;
const lines = async () => [...(await linesOf("history")), ...(await linesOf("account_history"))];
beforeAll(() =>
  database.ownerPool().query("insert into account_history (account_id, at, action) select id, now(), 'password_changed' from account"),
);

describe("history rows", () => {
  test("exist before the attacks", async () => {
    const some = { count: expect.toSatisfy((count) => count > 5), text: expect.any(String) };
    expect(await lines()).toEqual([some, some]);
  });

  test.for(rewritings)("cannot be rewritten by the owner: %s", async (statement) => {
    const written = await lines();
    await expect(database.ownerPool().query(statement)).rejects.toThrow("history is only ever added to");
    expect(await lines()).toEqual(written);
  });

  test.for(rewritings)("cannot be rewritten by the application for its own company: %s", async (statement) => {
    const written = await lines();
    const client = await database.appPool().connect();
    try {
      await client.query(`begin; ${jobOpening(await companyNamed({ database }, "Serra Azul Mineração"))}`);
      await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" });
    } finally {
      await client.query("rollback");
      client.release();
    }
    expect(await lines()).toEqual(written);
  });
});
