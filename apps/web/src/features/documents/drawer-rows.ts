import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import type { Upload } from "../../shared/uploads/upload.ts";

/** A running upload, a draft document, or both right after the upload completes. */
export type DraftRow = { readonly key: string; readonly upload: Upload | null; readonly document: PendencyDocument | null };

type Dated = Pick<PendencyDocument, "name" | "issueDate" | "expirationDate">;

/** The last other file with an issue date, so that the user can copy its dates. */
export const datedLike = (rows: readonly DraftRow[], key: string): Dated | undefined =>
  rows.flatMap((row) => (row.key === key ? [] : datesOf(row))).findLast(({ issueDate }) => issueDate !== null);

const datesOf = ({ document, upload }: DraftRow): readonly Dated[] => {
  if (document) return [document];
  return upload ? [{ ...upload.dates, name: upload.name }] : [];
};

/** The document that receives the dates, also before the list contains it. Null while the upload is running. */
export const toDate = ({ upload, document }: Omit<DraftRow, "key">): (Omit<Dated, "name"> & { readonly id: number }) | null => {
  if (document) return document;
  const id = upload?.documentId ?? null;
  return upload && id !== null ? { ...upload.dates, id } : null;
};

type Rejected = { readonly rejection: object | null };
type Going = { readonly current: readonly PendencyDocument[]; readonly drafts: readonly Omit<DraftRow, "key">[] };

/** The rejected document that a new file replaces, unless another file already does or there are several documents. */
export const replacedByDefault = ({ rejection }: Rejected, { current, drafts }: Going): number | null => {
  const [only, ...others] = current.filter(({ can }) => can.replace);
  if (rejection === null || only === undefined || others.length > 0) return null;
  const isReplaced = drafts.some(({ document, upload }) => (document ?? upload)?.replaces === only.id);
  return isReplaced ? null : only.id;
};

/** The loaded list and its load time. */
type LoadedDocuments = { readonly documents: readonly PendencyDocument[]; readonly knownAtMs: number };

/** Uploads and draft documents in one list. A row keeps its key when the upload becomes a draft, so that the date form keeps its input. */
export const draftRows = (uploads: readonly Upload[], { documents, knownAtMs }: LoadedDocuments): readonly DraftRow[] => {
  const drafts = documents.filter(({ state }) => state === "draft");
  const shown = uploads.flatMap((upload): DraftRow[] => {
    const document = drafts.find(({ id }) => id === upload.documentId) ?? null;
    // A completed upload without a draft was sent or deleted, unless the list was loaded before the upload completed.
    const isGone = upload.arrivedAtMs !== null && document === null && upload.arrivedAtMs <= knownAtMs;
    return isGone ? [] : [{ key: `upload-${upload.id}`, upload, document }];
  });
  const known = new Set(shown.map(({ document }) => document?.id));
  const others = drafts.filter(({ id }) => !known.has(id)).map((document) => ({ key: `document-${document.id}`, upload: null, document }));
  return [...others.toReversed(), ...uniqueDocuments(shown)];
};

/** Uploading the same bytes twice returns the same draft; it is listed once. */
const uniqueDocuments = (rows: readonly DraftRow[]): readonly DraftRow[] =>
  rows.filter(({ document }, index) => document === null || rows.findIndex((row) => row.document?.id === document.id) === index);
