import { markOf } from "../persistence/kept-uploads.ts";
import { forgetUpload, holdUpload, keptUploads } from "../persistence/upload-persistence.ts";
import type { WantedUpload } from "../upload.ts";
import type { Heard, Sending } from "../upload-queue.ts";
import { type Metadata, sendInParts, type UploadMemory } from "./send-in-parts.ts";

/** Upload metadata; an empty date means none. */
const metadataOf = ({ file, place, replaces, dates }: WantedUpload): Metadata => ({
  to: `/pendencies/${place.pendencyId}/documents`,
  filename: file.name,
  issueDate: dates.issueDate ?? "",
  expirationDate: dates.expirationDate ?? "",
  replaces: replaces === null ? "" : String(replaces),
});

/** The document is stored already when its upload starts; this adds its URL, so that the upload resumes after the tab closes. */
const memoryOf = ({ file, place, replaces }: WantedUpload): UploadMemory => {
  const mark = markOf(file, place, replaces);
  return {
    url: () => keptUploads.urlOf(mark),
    keep: (url: string) => keptUploads.learn(mark, { url }),
    forget: () => forgetUpload(mark),
    hold: () => holdUpload(mark),
  };
};

/** Uploads a file as a document of a pendency. */
export const sendDocument = (wanted: WantedUpload, heard: Heard): Sending =>
  sendInParts({ file: wanted.file, metadata: metadataOf(wanted), memory: memoryOf(wanted) }, heard);
