import { Kysely, PostgresDialect } from "kysely";
import { buildDemoWorld, type DemoOptions } from "../../demo/world.ts";
import { loadSampleRegistry } from "../../registry-sample/load-sample.ts";
import { openPool } from "../platform/database/database.ts";
import type { Database } from "../platform/database/tables.gen.ts";

/**
 * Creates the demo world unless the database has companies. One transaction writes it, so a killed start leaves no partial world. Returns
 * whether it was created now.
 */
export const loadDemoOnce = async (ownerUrl: string, options: DemoOptions): Promise<boolean> => {
  let isNew = false;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool({ url: ownerUrl, max: 1 }) }) });
  try {
    await db.transaction().execute(async (tx) => {
      const someone = await tx.selectFrom("company").select("id").limit(1).executeTakeFirst();
      isNew = someone === undefined;
      if (isNew) await buildDemoWorld(tx, options);
    });
  } finally {
    await db.destroy();
  }
  await loadSampleRegistry(ownerUrl);
  return isNew;
};
