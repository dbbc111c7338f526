import { describe, expect, test } from "vitest";
import { jobOpening } from "../../src/platform/access/openings.ts";
import { ownDatabase } from "../database.ts";
import { companyNamed } from "../new-company.ts";

const database = ownDatabase();
const rewritings = ["update history set action = 'other'", "delete from history", "truncate history", "truncate history cascade"];
const lines = async () =>
  (await database.ownerPool().query("select count(*) as count, md5(string_agg(h::text, chr(10) order by id)) as text from history h")).rows;

describe("what was once written to the history stays", () => {
  test("and something was written", async () => {
    expect(await lines()).toEqual([{ count: expect.toSatisfy((count) => count > 10), text: expect.any(String) }]);
  });

  test.for(rewritings)("not even its owner may %s", async (statement) => {
    const written = await lines();
    await expect(database.ownerPool().query(statement)).rejects.toThrow("history is only ever added to");
    expect(await lines()).toEqual(written);
  });

  test.for(rewritings)("nor may the application, for the company whose history it is, %s", async (statement) => {
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
