import { Readable } from "node:stream";
import * as z from "zod/mini";
import type { Tx } from "../../src/platform/database/transaction.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../src/platform/jobs/job.ts";
import { drawFileText, FileText } from "./class-files.ts";

const storeClassFiles = jobKind("demo.store-class-files", z.object({ texts: z.array(FileText) }));
const MAX_BYTES = 1_048_576;

/** The files of the demo world are stored by jobs, because the world is built without a file store. */
export const queueClassFiles = (tx: Tx, contractorId: number, texts: readonly FileText[]): Promise<void> =>
  enqueue(tx, { job: storeClassFiles, payload: { texts: [...texts] }, key: `${storeClassFiles.name} ${contractorId}` });

export const storeClassFilesJob = (files: FileStore) =>
  defineJob(storeClassFiles, async (_context, { texts }) => {
    for (const text of texts) {
      const bytes = Readable.from([Buffer.from(await drawFileText(text))]);
      const kept = await files.store(bytes, { maxBytes: MAX_BYTES, known: { type: "application/pdf", pages: null } });
      if (!kept.ok) throw new Error(`a class file of the demo world could not be stored: ${kept.code}`);
    }
  });
