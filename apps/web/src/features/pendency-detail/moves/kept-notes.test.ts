import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { expect, test } from "vitest";
import { begunNotes, notesAfter, writtenNotes } from "./kept-notes.ts";

const answeredNo = (invalidDescription: string) =>
  ({ checklist: [{ question: "Está assinado?", status: "INVALID", invalidDescription }] }) as unknown as Pick<Pendency, "checklist">;
const unsigned = answeredNo("Falta a assinatura.");
const otherPage = answeredNo("Falta a assinatura na página 2.");

test("a rejection note starts with the reasons of all No answers", () => {
  for (const action of ["reject", "confirm_rejection"] as const)
    expect(begunNotes({}, action, unsigned)[action]?.text).toBe("Está assinado?\nFalta a assinatura.");
  expect(begunNotes({}, "reopen", unsigned)).toEqual({});
});

test("the generated note follows changed answers until the user edits it", () => {
  const begun = begunNotes({}, "reject", unsigned);
  expect(begunNotes(begun, "reject", otherPage).reject?.text).toBe("Está assinado?\nFalta a assinatura na página 2.");
  const typed = writtenNotes(begun, "reject", "Falta a assinatura. Assine e envie de novo.");
  expect(begunNotes(typed, "reject", otherPage)).toBe(typed);
});

test("a cleared note is generated again, and each move has its own", () => {
  const emptied = writtenNotes(writtenNotes({}, "reject", " "), "reopen", "Conferir de novo.");
  const begun = begunNotes(emptied, "reject", unsigned);
  expect([begun.reject?.text, begun.reopen?.text]).toEqual(["Está assinado?\nFalta a assinatura.", "Conferir de novo."]);
});

test("a final decision deletes all notes, other moves keep them", () => {
  const written = writtenNotes(writtenNotes({}, "reject", "Falta a assinatura."), "question", "De quem é a assinatura?");
  expect(notesAfter(written, "question")).toEqual({ reject: { text: "Falta a assinatura.", made: "" } });
  for (const made of ["approve", "pre_analyse", "take_over"] as const) expect(notesAfter(written, made)).toEqual(written);
  for (const made of ["reject", "finish", "return_to_review"] as const) expect(notesAfter(written, made)).toEqual({});
});
