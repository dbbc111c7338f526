import { Kysely, PostgresDialect, type Transaction } from "kysely";
import { buildDemoWorld, type DemoOptions } from "../../demo/world.ts";
import { loadSampleRegistry } from "../../registry-sample/load-sample.ts";
import { StartFailure } from "../platform/config/start-failure.ts";
import { openPool } from "../platform/database/database.ts";
import type { Database } from "../platform/database/tables.gen.ts";

/** Refuses a demo over the data of a real installation, because a demo shows the texts of its e-mails to everybody who reaches it. */
const requireDemoAccount = async (tx: Transaction<Database>): Promise<void> => {
  const account = await tx.selectFrom("account").select("id").where("demo", "=", true).limit(1).executeTakeFirst();
  if (account) return;
  throw new StartFailure("The database has companies that are not of the demo: set EMDIA_DEMO=off, or choose another EMDIA_DATA_DIR.");
};

/**
 * Creates the demo world unless the database has companies. One transaction writes it, so a killed start leaves no partial world. Returns
 * whether it was created now.
 */
export const loadDemoOnce = async (ownerUrl: string, options: DemoOptions): Promise<boolean> => {
  let isNew = false;
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool({ url: ownerUrl, max: 1 }) }) });
  try {
    await db.transaction().execute(async (tx) => {
      const company = await tx.selectFrom("company").select("id").limit(1).executeTakeFirst();
      isNew = company === undefined;
      if (!isNew) await requireDemoAccount(tx);
      if (isNew) await buildDemoWorld(tx, options);
    });
  } finally {
    await db.destroy();
  }
  await loadSampleRegistry(ownerUrl);
  return isNew;
};
