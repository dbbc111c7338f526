import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ownDatabase } from "../../../test/database.ts";
import { tableTypes } from "./table-types.ts";

const database = ownDatabase();

test("tables.gen.ts matches the migrated database (update: npm run tables)", async () => {
  const client = await database.ownerPool().connect();
  const types = await tableTypes(client).finally(() => client.release());
  expect(await readFile(new URL("tables.gen.ts", import.meta.url), "utf8")).toBe(types);
});
