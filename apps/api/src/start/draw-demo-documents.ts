import { Kysely, PostgresDialect } from "kysely";
import { drawFirstDocuments } from "../../demo/documents/first-documents.ts";
import { openPool } from "../platform/database/database.ts";
import type { Database } from "../platform/database/tables.gen.ts";
import type { FileStore } from "../platform/files/file-store.ts";

/** Draws the first demo documents after the demo world is created. A job draws the rest, and these if this fails. */
export const drawDemoDocuments = async (ownerUrl: string, files: FileStore): Promise<void> => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool({ url: ownerUrl, max: 1 }) }) });
  try {
    await db.transaction().execute((tx) => drawFirstDocuments(tx, files));
  } finally {
    await db.destroy();
  }
};
