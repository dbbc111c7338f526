import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { invitedDraft } from "./invited-draft.ts";

test("invitedDraft fills in the e-mail and CNPJ from the invitation link [R-282]", () => {
  expect(invitedDraft(emptyDraft, { email: "nova@ipe.example", cnpj: "52H8K1Z4000112" })).toEqual({
    ...emptyDraft,
    email: "nova@ipe.example",
    cnpj: "52.H8K.1Z4/0001-12",
  });
});

test("invitedDraft keeps typed values and ignores an invalid e-mail or CNPJ", () => {
  const typed = { ...emptyDraft, email: "outra@ipe.example", cnpj: "41" };
  expect(invitedDraft(typed, { email: "nova@ipe.example", cnpj: "52H8K1Z4000112" })).toEqual(typed);
  expect(invitedDraft(emptyDraft, { email: "nova", cnpj: "52H8K1Z4000113" })).toEqual(emptyDraft);
  expect(invitedDraft(emptyDraft, { email: ["a@b.example", "c@d.example"] })).toEqual(emptyDraft);
});
