import type { Uploaded } from "@emdia/contract/route.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { keepFile } from "../store/write-documents.ts";
import { scanFile } from "./scan-file-job.ts";

/** With a scanner, a file cannot be opened before its scan. */
export type Scanning = { readonly scans: boolean };
type Sent = Uploaded & { readonly providerId: number };

/** Stores an uploaded file for the supplier and enqueues its scan. Both roll back if the request is refused. */
export const keepSentFile = async (
  { tx, now }: Pick<Scope, "tx" | "now">,
  { scans }: Scanning,
  { providerId, hash, size, type, pages }: Sent,
): Promise<number> => {
  const fileId = await keepFile(tx, { providerId, hash, size, type, pages, verdict: scans ? "waiting" : "clean", now });
  if (scans) await enqueue(tx, { job: scanFile, payload: { providerId, fileId }, key: `${scanFile.name} ${fileId}` });
  return fileId;
};
