import { buffer } from "node:stream/consumers";
import type { Locale } from "@emdia/contract/limits.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { openPicture, type Picture } from "../../../platform/pdf/draw-picture.ts";
import { openDocument, type Pdf } from "../../../platform/pdf/open-document.ts";
import type { BadgeContent } from "../badge-contents.ts";
import { drawBadges, type PrintLayout } from "./draw-badges.ts";
import type { PrintedBadge } from "./draw-face.ts";
import { printWords } from "./print-words.ts";

export type Pictures = Pick<FileStore, "read">;
type Job = {
  readonly contents: readonly BadgeContent[];
  readonly layout: PrintLayout;
  readonly language: Locale;
  readonly urlOf: (code: string) => string;
  readonly files: Pictures;
};

const readPicture = async (pdf: Pdf, files: Pictures, hash: string | null): Promise<Picture | undefined> => {
  const bytes = hash === null ? undefined : await files.read(hash);
  return bytes && openPicture(pdf, await buffer(bytes));
};

async function* printed(pdf: Pdf, { contents, urlOf, files, language }: Job): AsyncGenerator<PrintedBadge> {
  const logos = new Map<string | null, Picture | undefined>();
  for (const content of contents) {
    const { link, logoKey, code } = content;
    if (!logos.has(logoKey)) logos.set(logoKey, await readPicture(pdf, files, logoKey));
    const photo = await readPicture(pdf, files, link.printedPhotoKey);
    yield { content, publicUrl: urlOf(code), photo, logo: logos.get(logoKey), words: printWords[language] };
  }
}

/** The bytes of the PDF while it is drawn. An error while drawing ends the stream with that error. */
export const badgePdf = async (job: Job): Promise<AsyncIterable<Uint8Array>> => {
  const pdf = await openDocument({ title: printWords[job.language].title, language: job.language });
  void drawBadges(pdf, printed(pdf, job), job.layout).then(
    () => pdf.end(),
    (error: Error) => pdf.destroy(error),
  );
  return pdf;
};
