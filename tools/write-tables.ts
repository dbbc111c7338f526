// Writes the types of the tables from the migrations: a throw-away PostgreSQL is migrated and asked what it holds.
import { writeFile } from "node:fs/promises";
import { migratedDatabase } from "../apps/api/test/migrated-database.ts";
import { tableTypes } from "../apps/api/src/platform/database/table-types.ts";

const database = await migratedDatabase();
await writeFile(new URL("../apps/api/src/platform/database/tables.gen.ts", import.meta.url), await tableTypes(database.client));
await database.stop();
