import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { expect, test } from "vitest";
import { noDates, type Upload, type UploadState } from "../../shared/uploads/upload.ts";
import { datedLike, draftRows, replacedByDefault, toDate } from "./drawer-rows.ts";

const document = (id: number, state: PendencyDocument["state"] = "draft") =>
  ({ id, state, name: `${id}.pdf`, issueDate: null, expirationDate: null }) as PendencyDocument;
const upload = (id: number, state: UploadState, documentId: number | null = null): Upload => ({
  id,
  name: `${id}.pdf`,
  size: 1,
  place: { pendencyId: 12, title: "ASO" },
  replaces: null,
  dates: noDates,
  state,
  sentBytes: 0,
  failure: null,
  documentId,
  startedAtMs: 0,
  arrivedAtMs: state === "done" ? 500 : null,
});
const rowsOf = (uploads: readonly Upload[], documents: readonly PendencyDocument[], knownAtMs = 1_000) =>
  draftRows(uploads, { documents, knownAtMs });
const keys = (rows: ReturnType<typeof draftRows>) => rows.map(({ key, document: draft }) => [key, draft?.id ?? null]);

test("draftRows keeps the key when an upload becomes a draft [S-085]", () => {
  expect(keys(rowsOf([upload(1, "going")], []))).toEqual([["upload-1", null]]);
  expect(keys(rowsOf([upload(1, "done", 7)], [document(7)]))).toEqual([["upload-1", 7]]);
});

test("a completed upload stays in the list until the list is refetched [S-085]", () => {
  expect(keys(rowsOf([upload(1, "done", 7)], [], 400))).toEqual([["upload-1", null]]);
  expect(keys(rowsOf([upload(1, "done", 7)], [], 500))).toEqual([]);
});

test("datedLike offers the dates of another file, uploaded or not [S-085]", () => {
  const dated = { ...document(8), issueDate: "2026-10-03", expirationDate: null };
  const going = { ...upload(1, "going"), dates: { issueDate: "2026-10-05", expirationDate: null } };
  const rows = rowsOf([upload(2, "going")], [document(9), dated]);
  expect(datedLike(rows, "upload-2")).toMatchObject({ name: "8.pdf", issueDate: "2026-10-03" });
  expect(datedLike(rows, "document-8")).toBeUndefined();
  expect(datedLike(rowsOf([going, upload(2, "going")], []), "upload-2")).toMatchObject({ name: "1.pdf", issueDate: "2026-10-05" });
});

test("draftRows lists existing drafts first, oldest first, then running uploads [S-085]", () => {
  const rows = rowsOf([upload(1, "going")], [document(9), document(8), document(3, "current"), document(2, "past")]);
  expect(keys(rows)).toEqual([
    ["document-8", 8],
    ["document-9", 9],
    ["upload-1", null],
  ]);
});

test("draftRows lists a file that was uploaded twice once [S-085]", () => {
  expect(keys(rowsOf([upload(1, "done", 7), upload(2, "done", 7)], [document(7)]))).toEqual([["upload-1", 7]]);
});

test("draftRows drops sent or deleted drafts but keeps failed uploads [S-085]", () => {
  expect(keys(rowsOf([upload(1, "done", 7), upload(2, "failed")], [document(7, "current")]))).toEqual([["upload-2", null]]);
});

test("toDate returns the document once the upload has completed [S-085]", () => {
  const dates = { issueDate: "2026-10-05", expirationDate: null };
  expect(toDate({ upload: upload(1, "going"), document: null })).toBeNull();
  expect(toDate({ upload: { ...upload(1, "done", 7), dates }, document: null })).toEqual({ id: 7, ...dates });
  expect(toDate({ upload: { ...upload(1, "done", 7), dates }, document: document(7) })).toEqual(document(7));
});

test("a new file replaces the only rejected document, once", () => {
  const sent = (id: number, replace = true) => ({ ...document(id, "current"), can: { replace } }) as PendencyDocument;
  const [rejected, accepted] = [{ rejection: {} }, { rejection: null }];
  const draft = (replaces: number | null) => ({ upload: { ...upload(1, "going"), replaces }, document: null });
  expect(replacedByDefault(rejected, { current: [sent(3)], drafts: [] })).toBe(3);
  expect(replacedByDefault(rejected, { current: [sent(3), sent(4, false)], drafts: [draft(null)] })).toBe(3);
  expect(replacedByDefault(rejected, { current: [sent(3)], drafts: [draft(3)] })).toBeNull();
  expect(replacedByDefault(rejected, { current: [sent(3), sent(4)], drafts: [] })).toBeNull();
  expect(replacedByDefault(rejected, { current: [], drafts: [] })).toBeNull();
  expect(replacedByDefault(accepted, { current: [sent(3)], drafts: [] })).toBeNull();
});
