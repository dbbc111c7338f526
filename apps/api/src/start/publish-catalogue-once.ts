import { Kysely, PostgresDialect } from "kysely";
import { platformCatalogue } from "../../catalogue/platform-catalogue.ts";
import { publishCatalogue } from "../modules/catalogue/index.ts";
import { openPool } from "../platform/database/database.ts";
import type { Database } from "../platform/database/tables.gen.ts";

/** Publishes the platform's catalogue after the migrations, because it is part of the product's version. */
export const publishCatalogueOnce = async (ownerUrl: string): Promise<void> => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool({ url: ownerUrl, max: 1 }) }) });
  try {
    await db.transaction().execute((tx) => publishCatalogue(tx, platformCatalogue));
  } finally {
    await db.destroy();
  }
};
