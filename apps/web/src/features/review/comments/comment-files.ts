import type { CommentAttachment } from "@emdia/contract/pendencies/comment.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { sendInParts, type UploadMemory } from "../../../shared/uploads/sending/send-in-parts.ts";
import { isUnderWay, noDates, type Upload } from "../../../shared/uploads/upload.ts";
import { createUploadQueue } from "../../../shared/uploads/upload-queue.ts";

/** Where nobody announces that the line is there again. */
const TRY_AGAIN_MS = 30_000;

/** A comment that was not said is not kept beyond its page, and its files are not either: until then they go on where they stood. */
const urls = new WeakMap<File, string>();
const memoryOf = (file: File): UploadMemory => ({
  url: () => urls.get(file) ?? null,
  keep: (url) => void urls.set(file, url),
  forget: () => void urls.delete(file),
  hold: () => () => undefined,
});

/** The files of comments that are being written. */
const queue = createUploadQueue<CommentAttachment>({
  send: ({ file, place }, heard) => {
    const metadata = { to: `/pendencies/${place.pendencyId}/comments/attachments`, filename: file.name };
    return sendInParts({ file, metadata, memory: memoryOf(file) }, heard);
  },
  nowMs: Date.now,
  later: (work) => void setTimeout(work, TRY_AGAIN_MS),
  // The same bytes wait once: whichever of them came before makes room.
  arrived: ({ id, documentId }) => {
    for (const other of all()) if (other.id !== id && other.documentId === documentId) queue.remove(other.id);
  },
  failed: () => undefined,
});
const all = (): readonly Upload[] => queue.watched.read().map(({ upload }) => upload);
const filesOf = (pendencyId: number): readonly Upload[] => all().filter(({ place }) => place.pendencyId === pendencyId);

export const commentFiles = {
  watched: queue.watched,
  goOn: queue.goOn,
  remove: queue.remove,
  of: filesOf,
  add: (pendencyId: number, files: readonly File[]): void =>
    queue.add(files.map((file) => ({ file, place: { pendencyId, title: "" }, replaces: null, dates: noDates }))),
  /** After they were sent; what was chosen meanwhile stays. */
  forget: (sent: readonly Upload[]): void => {
    for (const { id } of sent) queue.remove(id);
  },
  /** What became of all of them, once none is on its way any more. */
  settled: (pendencyId: number): Promise<readonly Upload[]> => {
    const { promise, resolve } = Promise.withResolvers<readonly Upload[]>();
    const look = () => !filesOf(pendencyId).some(isUnderWay) && resolve(filesOf(pendencyId));
    const leave = queue.watched.subscribe(look);
    look();
    return promise.finally(leave);
  },
};

addEventListener("online", () => queue.goOnLost());
addEventListener("beforeunload", (event) => {
  if (all().some(isUnderWay)) event.preventDefault();
});
onUserChange(() => queue.clear());
