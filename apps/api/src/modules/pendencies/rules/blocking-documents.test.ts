import { expect, test } from "vitest";
import { blockingDocuments, isAboutDocuments } from "./blocking-documents.ts";

const sent = { state: "current", verdict: "clean", goesNext: true, issueDate: "2026-01-01", expirationDate: "2026-12-31" } as const;
const documents = [
  { ...sent, name: "past", state: "past", goesNext: false, expirationDate: null },
  { ...sent, name: "left out", goesNext: false, expirationDate: null },
  { ...sent, name: "replaced", goesNext: false, expirationDate: "2026-03-09" },
  { ...sent, name: "current" },
  { ...sent, name: "held", state: "draft", verdict: "waiting" },
  { ...sent, name: "undated", state: "draft", expirationDate: null },
  { ...sent, name: "unissued", state: "draft", issueDate: null },
  { ...sent, name: "expired", state: "draft", expirationDate: "2026-03-09" },
] as const;
const blocking = (asked: Partial<Parameters<typeof blockingDocuments>[1]>) =>
  blockingDocuments(documents, { decision: null, code: null, today: "2026-03-10", neededFrom: null, ...asked }).map(({ name }) => name);

test("a rejection concerns the current documents [R-427] [R-428]", () => {
  expect(blocking({ decision: "REJECTED" })).toEqual(["left out", "replaced", "current"]);
  expect(blocking({ decision: "APPROVED" })).toEqual([]);
});

test("isAboutDocuments distinguishes document refusals from others", () => {
  expect([isAboutDocuments("pendency.documents_held"), isAboutDocuments("pendency.cannot_finish")]).toEqual([true, false]);
});

test("an obstacle concerns only documents of the next sending [R-427]", () => {
  expect(blocking({ code: "pendency.documents_held" })).toEqual(["held"]);
  expect(blocking({ code: "pendency.expiry_missing" })).toEqual(["undated"]);
  expect(blocking({ code: "pendency.issue_missing" })).toEqual(["unissued"]);
  expect(blocking({ code: "pendency.document_expired" })).toEqual(["expired"]);
  const early = { code: "pendency.issued_before_need" } as const;
  expect(blocking({ ...early, neededFrom: "2026-01-02" })).toEqual(["current", "held", "undated", "unissued", "expired"]);
  expect(blocking({ ...early, neededFrom: "2026-01-01" })).toEqual(["unissued"]);
  expect(blocking(early)).toEqual([]);
  expect(blocking({ code: "pendency.nothing_new" })).toEqual(["current", "held", "undated", "unissued", "expired"]);
  expect(blocking({ code: "pendency.cannot_finish", decision: "APPROVED" })).toEqual([]);
});
