import { markOf } from "../persistence/kept-uploads.ts";
import { forgetUpload, holdUpload, keptUploads } from "../persistence/upload-persistence.ts";
import type { WantedUpload } from "../upload.ts";
import type { Heard, Sending } from "../upload-queue.ts";
import { type Metadata, sendInParts, type UploadMemory } from "./send-in-parts.ts";

/** What travels beside the bytes: a date that nobody gave is empty. */
const metadataOf = ({ file, place, replaces, dates }: WantedUpload): Metadata => ({
  to: `/pendencies/${place.pendencyId}/documents`,
  filename: file.name,
  issueDate: dates.issueDate ?? "",
  expirationDate: dates.expirationDate ?? "",
  replaces: replaces === null ? "" : String(replaces),
});

/** Of a document, which is remembered since it waited, this browser knows where its bytes are, also when its tab is closed meanwhile. */
const memoryOf = ({ file, place, replaces }: WantedUpload): UploadMemory => {
  const mark = markOf(file, place, replaces);
  return {
    url: () => keptUploads.urlOf(mark),
    keep: (url: string) => keptUploads.learn(mark, { url }),
    forget: () => forgetUpload(mark),
    hold: () => holdUpload(mark),
  };
};

/** Sends a file that will be one of the documents of a pendency. */
export const sendDocument = (wanted: WantedUpload, heard: Heard): Sending =>
  sendInParts({ file: wanted.file, metadata: metadataOf(wanted), memory: memoryOf(wanted) }, heard);
