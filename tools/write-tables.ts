// Writes tables.gen.ts from a temporary migrated PostgreSQL.
import { writeFile } from "node:fs/promises";
import { openPool } from "../apps/api/src/platform/database/database.ts";
import { tableTypes } from "../apps/api/src/platform/database/table-types.ts";
import { migratedDatabase } from "../apps/api/test/migrated-database.ts";

const { url, stop } = await migratedDatabase("emdia_tables");
const pool = openPool({ url, max: 1 });
const client = await pool.connect();
await writeFile(new URL("../apps/api/src/platform/database/tables.gen.ts", import.meta.url), await tableTypes(client));
client.release();
await pool.end();
await stop();
