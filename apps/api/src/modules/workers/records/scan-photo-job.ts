import type { Readable } from "node:stream";
import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { defineJob, HopelessJob, jobKind } from "../../../platform/jobs/job.ts";
import { photoToScan, writePhotoVerdict } from "../store/worker-photos.ts";

/** Enqueued for each photo that is not scanned yet. */
export const scanPhoto = jobKind("workers.scan-photo", z.object({ providerId: Id, workerId: Id }));

type Options = {
  readonly files: Pick<FileStore, "read">;
  /** Throws if the scanner is unreachable: the photo stays unscanned and the job is retried. */
  readonly scanner: { readonly scan: (bytes: Readable) => Promise<"clean" | "infected"> };
};

/** Holds no transaction while the scanner reads. A photo that was replaced meanwhile gets its verdict from its own job. */
export const scanPhotoJob = ({ files, scanner }: Options) =>
  defineJob(scanPhoto, async ({ inScopeOf }, worker) => {
    const hash = await inScopeOf(worker.providerId, (tx) => photoToScan(tx, worker));
    if (hash === null) return;
    const bytes = await files.read(hash);
    if (!bytes) throw new HopelessJob(`the photo of worker ${worker.workerId} is gone`);
    const verdict = await scanner.scan(bytes);
    await inScopeOf(worker.providerId, (tx) => writePhotoVerdict(tx, worker, { hash, verdict }));
  });
