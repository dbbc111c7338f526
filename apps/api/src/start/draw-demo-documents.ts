import { Kysely, PostgresDialect } from "kysely";
import { drawFirstDocuments } from "../../demo/documents/first-documents.ts";
import { openPool } from "../platform/database/database.ts";
import type { Database } from "../platform/database/tables.gen.ts";
import type { FileStore } from "../platform/files/file-store.ts";

/** Right after the world was made; what fails here is left to the job that draws the rest. */
export const drawDemoDocuments = async (ownerUrl: string, files: FileStore): Promise<void> => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool({ url: ownerUrl, max: 1 }) }) });
  try {
    await db.transaction().execute((tx) => drawFirstDocuments(tx, files));
  } finally {
    await db.destroy();
  }
};
