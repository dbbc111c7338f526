import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { expect, test } from "vitest";
import { noDates, type Upload, type UploadState } from "../../../shared/uploads/upload.ts";
import type { DateRule } from "../dates/dates-draft.ts";
import type { DraftRow } from "../drawer-rows.ts";
import { findSendBlocker } from "./find-send-blocker.ts";

const rule: DateRule = {
  validity: { kind: "printed", amount: null, unit: null, figure: null },
  asksIssueDate: true,
  asksExpiry: true,
  today: "2026-11-22",
};
const known = { rule, unsaved: new Set<string>(), hasShots: false, current: [], code: null };
const dated = { issueDate: "2026-10-03", expirationDate: "2027-10-03" };
const draft = (id: number, dates: Pick<PendencyDocument, "issueDate" | "expirationDate"> = dated): DraftRow => ({
  key: `document-${id}`,
  upload: null,
  document: { id, ...dates } as PendencyDocument,
});
const going = (state: UploadState): DraftRow => ({
  key: "upload-1",
  document: null,
  upload: {
    id: 1,
    name: "ASO.pdf",
    size: 1,
    place: { pendencyId: 12, title: "ASO" },
    replaces: null,
    dates: noDates,
    state,
    sentBytes: 0,
    failure: null,
    documentId: null,
    startedAtMs: 0,
    arrivedAtMs: null,
  } satisfies Upload,
});

const undated = { issueDate: "2026-10-03", expirationDate: null };
const sentRow = (id: number, dates: typeof undated, changeDates = true) => ({ id, ...dates, can: { changeDates } }) as PendencyDocument;

test("a running or just completed upload blocks sending [S-085]", () => {
  expect((["waiting", "going", "lost", "done"] as const).map((state) => findSendBlocker([draft(1), going(state)], known))).toEqual(
    Array(4).fill({ of: "underWay", at: "upload-1" }),
  );
});

test("photos that are not joined yet block sending [S-085]", () => {
  expect(findSendBlocker([draft(1)], { ...known, hasShots: true })).toEqual({ of: "photos", at: "add" });
});

test("a failed or paused upload blocks sending [S-085]", () => {
  expect((["failed", "paused"] as const).map((state) => findSendBlocker([draft(1), going(state)], known)?.of)).toEqual([
    "unsent",
    "unsent",
  ]);
});

test("an infected draft blocks sending before missing dates do [S-085]", () => {
  const { document, ...row } = draft(2, { issueDate: null, expirationDate: null });
  const refused: DraftRow = { ...row, document: document && { ...document, verdict: "infected" } };
  expect(findSendBlocker([draft(1), refused], known)).toEqual({ of: "infected", at: "document-2" });
});

test("missing dates block sending unless the user typed them [R-463] [R-466]", () => {
  expect(findSendBlocker([draft(1), draft(2, undated)], known)).toEqual({ of: "dates", at: "document-2" });
  expect(findSendBlocker([draft(1), draft(2, undated)], { ...known, unsaved: new Set(["document-2"]) })).toBeNull();
  expect(findSendBlocker([draft(1), draft(2)], known)).toBeNull();
});

test("a missing file blocks sending if the server asks for one [S-085]", () => {
  expect(findSendBlocker([], { ...known, code: "pendency.nothing_sent" })).toEqual({ of: "file", at: "add" });
  expect(findSendBlocker([], { ...known, code: "pendency.nothing_new" })).toEqual({ of: "newFile", at: "add" });
  expect(findSendBlocker([draft(1)], { ...known, code: "pendency.nothing_sent" })).toBeNull();
  expect(findSendBlocker([], known)).toBeNull();
});

test("the obstacle of the server is shown at its document [S-085]", () => {
  const { document, ...row } = draft(2);
  const waiting: DraftRow = { ...row, document: document && { ...document, verdict: "waiting" } };
  const late = draft(3, { issueDate: "2026-10-03", expirationDate: "2026-10-04" });
  expect(findSendBlocker([draft(1), waiting], { ...known, code: "pendency.documents_held" })).toEqual({ of: "scanning", at: "document-2" });
  expect(findSendBlocker([draft(1), late], { ...known, code: "pendency.document_expired" })).toEqual({ of: "expired", at: "document-3" });
  expect(findSendBlocker([draft(1), waiting, late], known)).toBeNull();
});

test("a sent document without dates blocks sending where they may change [R-466]", () => {
  const code = "pendency.expiry_missing";
  expect(findSendBlocker([], { ...known, code, current: [sentRow(4, undated)] })).toEqual({ of: "dates", at: "document-4" });
  expect(findSendBlocker([], { ...known, code, current: [sentRow(4, undated, false)] })).toBeNull();
  expect(findSendBlocker([], { ...known, current: [sentRow(4, undated)] })).toBeNull();
});
