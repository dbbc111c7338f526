import type { Uploaded } from "@emdia/contract/route.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { keepFile } from "../store/write-documents.ts";
import { scanFile } from "./scan-file-job.ts";

/** With a scanner nobody opens a file before it has been looked at. */
export type Scanning = { readonly scans: boolean };
type Sent = Uploaded & { readonly providerId: number };

/** A file that has arrived becomes one of the company that sent it, and is looked at. Refused after all, it is neither. */
export const keepSentFile = async (
  { tx, now }: Pick<Scope, "tx" | "now">,
  { scans }: Scanning,
  { providerId, hash, size, type, pages }: Sent,
): Promise<number> => {
  const fileId = await keepFile(tx, { providerId, hash, size, type, pages, verdict: scans ? "waiting" : "clean", now });
  if (scans) await enqueue(tx, { job: scanFile, payload: { providerId, fileId }, key: `${scanFile.name} ${fileId}` });
  return fileId;
};
