import type { CommentAttachment } from "@emdia/contract/pendencies/comment.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { sendInParts, type UploadMemory } from "../../../shared/uploads/sending/send-in-parts.ts";
import { isUnderWay, noDates, type Upload } from "../../../shared/uploads/upload.ts";
import { createUploadQueue } from "../../../shared/uploads/upload-queue.ts";

/** Retry interval, because the `online` event is not reliable. */
const TRY_AGAIN_MS = 30_000;

/** Upload URLs for resuming, only in memory: draft attachments do not survive the page. */
const urls = new WeakMap<File, string>();
const memoryOf = (file: File): UploadMemory => ({
  url: () => urls.get(file) ?? null,
  keep: (url) => void urls.set(file, url),
  forget: () => void urls.delete(file),
  hold: () => () => undefined,
});

/** Upload queue for attachments of draft texts, which are sent to one path of a pendency. */
const createAttachmentQueue = (path: "comments" | "dispute") => {
  const queue = createUploadQueue<CommentAttachment>({
    send: ({ file, place }, callbacks) => {
      const metadata = { to: `/pendencies/${place.pendencyId}/${path}/attachments`, filename: file.name };
      return sendInParts({ file, metadata, memory: memoryOf(file) }, callbacks);
    },
    nowMs: Date.now,
    later: (work) => void setTimeout(work, TRY_AGAIN_MS),
    // Uploading the same bytes twice returns the same document, so the earlier entry is removed.
    arrived: ({ id, documentId }) => {
      for (const other of all()) if (other.id !== id && other.documentId === documentId) queue.remove(other.id);
    },
    failed: () => undefined,
  });
  const all = (): readonly Upload[] => queue.watched.read().map(({ upload }) => upload);
  const filesOf = (pendencyId: number): readonly Upload[] => all().filter(({ place }) => place.pendencyId === pendencyId);

  addEventListener("online", () => queue.goOnLost());
  addEventListener("beforeunload", (event) => {
    if (all().some(isUnderWay)) event.preventDefault();
  });
  onUserChange(() => queue.clear());

  return {
    watched: queue.watched,
    goOn: queue.goOn,
    remove: queue.remove,
    of: filesOf,
    add: (pendencyId: number, files: readonly File[]): void =>
      queue.add(files.map((file) => ({ file, place: { pendencyId, title: "" }, replaces: null, dates: noDates }))),
    /** Removes sent files; files that were added in the meantime stay. */
    forget: (sent: readonly Upload[]): void => {
      for (const { id } of sent) queue.remove(id);
    },
    /** Resolves with all files once no upload is running. */
    settled: (pendencyId: number): Promise<readonly Upload[]> => {
      const { promise, resolve } = Promise.withResolvers<readonly Upload[]>();
      const check = () => !filesOf(pendencyId).some(isUnderWay) && resolve(filesOf(pendencyId));
      const leave = queue.watched.subscribe(check);
      check();
      return promise.finally(leave);
    },
  };
};
export type AttachmentQueue = ReturnType<typeof createAttachmentQueue>;

export const commentFiles = createAttachmentQueue("comments");
export const disputeFiles = createAttachmentQueue("dispute");
