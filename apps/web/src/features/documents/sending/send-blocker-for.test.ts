import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { expect, test } from "vitest";
import { noDates, type Upload, type UploadState } from "../../../shared/uploads/upload.ts";
import type { DateRule } from "../dates/dates-draft.ts";
import type { DraftRow } from "../drawer-rows.ts";
import { sendBlockerFor } from "./send-blocker-for.ts";

const rule: DateRule = {
  validity: { kind: "printed", amount: null, unit: null, figure: null },
  asksIssueDate: true,
  asksExpiry: true,
  today: "2026-11-22",
};
const known = { rule, unsaved: new Set<string>(), hasShots: false };
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

test("a running upload blocks sending [S-085]", () => {
  expect((["waiting", "going", "lost"] as const).map((state) => sendBlockerFor([draft(1), going(state)], known))).toEqual(
    Array(3).fill("underWay"),
  );
});

test("photos that are not joined yet block sending [S-085]", () => {
  expect(sendBlockerFor([draft(1)], { ...known, hasShots: true })).toBe("photos");
});

test("a failed or paused upload blocks sending [S-085]", () => {
  expect((["failed", "paused"] as const).map((state) => sendBlockerFor([draft(1), going(state)], known))).toEqual(["unsent", "unsent"]);
});

test("an infected draft blocks sending before missing dates do [S-085]", () => {
  const { document, ...row } = draft(2, { issueDate: null, expirationDate: null });
  const refused: DraftRow = { ...row, document: document && { ...document, verdict: "infected" } };
  expect(sendBlockerFor([draft(1), refused], known)).toBe("blocked");
});

test("missing or unsaved dates block sending [R-463] [R-466]", () => {
  expect(sendBlockerFor([draft(1), draft(2, { issueDate: "2026-10-03", expirationDate: null })], known)).toBe("unsaved");
  expect(sendBlockerFor([draft(1)], { ...known, unsaved: new Set(["document-1"]) })).toBe("unsaved");
  expect(sendBlockerFor([draft(1), draft(2)], known)).toBeNull();
});

test("sendBlockerFor is null without drafts, so the server decides [S-085]", () => {
  expect(sendBlockerFor([], known)).toBeNull();
});
