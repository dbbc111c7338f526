import { Id } from "@emdia/contract/list.ts";
import { imageUpload } from "@emdia/contract/workers/record-routes.ts";
import * as z from "zod/mini";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { photoToNormalise, replacePhoto } from "../store/worker-photos.ts";
import { noteOn } from "./remember-worker.ts";

/** Enqueued by a sweep for each photo that an earlier version stored with its metadata. */
const normalisePhoto = jobKind("workers.normalise-photo", z.object({ providerId: Id, workerId: Id }));

type Files = Pick<FileStore, "read" | "store">;

/** The normalised copy of a photo, or null if it cannot be decoded. Throws while the storage is unavailable, so that the job is retried. */
const normalisedCopy = async (files: Files, hash: string) => {
  const bytes = await files.read(hash);
  if (!bytes) return null;
  const stored = await files.store(bytes, imageUpload);
  if (!stored.ok && stored.code === "storage.unavailable") throw new Error("the photo cannot be stored now");
  return stored.ok ? stored.value : null;
};

/**
 * Replaces the photo by its normalised copy; the nightly collection deletes the original. A photo that cannot be decoded is removed, because
 * its metadata cannot be.
 */
export const normalisePhotoJob = (files: Files) =>
  defineJob(normalisePhoto, async ({ inScopeOf, clock }, worker) => {
    const { providerId, workerId } = worker;
    const photo = await inScopeOf(providerId, (tx) => photoToNormalise(tx, worker));
    if (!photo?.hash) return;
    const { hash, name } = photo;
    const copy = await normalisedCopy(files, hash);
    await inScopeOf(providerId, async (tx) => {
      const isReplaced = await replacePhoto(tx, worker, { hash, by: copy });
      const note = noteOn({ providerId, id: workerId, name }, { action: "worker.image_removed" });
      if (isReplaced && copy === null) await recordSystemHistory(tx, clock.now(), [note]);
    });
  });
