import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import type { Upload } from "../../shared/uploads/upload.ts";

/** A file that will be sent: on its way, arrived, or both a moment after it has. */
export type DraftRow = { readonly key: string; readonly upload: Upload | null; readonly document: PendencyDocument | null };

type Dated = Pick<PendencyDocument, "name" | "issueDate" | "expirationDate">;

/** The last of the other files that has a date: what is typed for one need not be typed for the next. */
export const datedLike = (rows: readonly DraftRow[], key: string): Dated | undefined =>
  rows.flatMap((row) => (row.key === key ? [] : datesOf(row))).findLast(({ issueDate }) => issueDate !== null);

const datesOf = ({ document, upload }: DraftRow): readonly Dated[] => {
  if (document) return [document];
  return upload ? [{ ...upload.dates, name: upload.name }] : [];
};

/** What is given dates: the document, also while the list does not know yet what a file has become. Nothing while the file is on its way. */
export const toDate = ({ upload, document }: Omit<DraftRow, "key">): (Omit<Dated, "name"> & { readonly id: number }) | null => {
  if (document) return document;
  const id = upload?.documentId ?? null;
  return upload && id !== null ? { ...upload.dates, id } : null;
};

/** The list as it was read, and when. */
type LoadedDocuments = { readonly documents: readonly PendencyDocument[]; readonly knownAtMs: number };

/**
 * Files on their way and drafts in one list. A file keeps its key when it becomes a draft, so that what is typed beside it meanwhile stays.
 */
export const draftRows = (uploads: readonly Upload[], { documents, knownAtMs }: LoadedDocuments): readonly DraftRow[] => {
  const drafts = documents.filter(({ state }) => state === "draft");
  const shown = uploads.flatMap((upload): DraftRow[] => {
    const document = drafts.find(({ id }) => id === upload.documentId) ?? null;
    // What has arrived and is no draft any more was sent or thrown away since, unless the list is older than its arrival.
    const isGone = upload.arrivedAtMs !== null && document === null && upload.arrivedAtMs <= knownAtMs;
    return isGone ? [] : [{ key: `upload-${upload.id}`, upload, document }];
  });
  const known = new Set(shown.map(({ document }) => document?.id));
  const others = drafts.filter(({ id }) => !known.has(id)).map((document) => ({ key: `document-${document.id}`, upload: null, document }));
  return [...others.toReversed(), ...uniqueDocuments(shown)];
};

/** The same bytes sent twice are one draft: it stands there once. */
const uniqueDocuments = (rows: readonly DraftRow[]): readonly DraftRow[] =>
  rows.filter(({ document }, index) => document === null || rows.findIndex((row) => row.document?.id === document.id) === index);
