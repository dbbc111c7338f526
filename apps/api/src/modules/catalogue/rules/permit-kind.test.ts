import { expect, test } from "vitest";
import { chosenPermitKind } from "./permit-kind.ts";

test("an activity with the text of a permit has a PT unless another kind is chosen", () => {
  expect(chosenPermitKind({ permit: "PT" })).toEqual({ permitKind: "pt" });
  expect(chosenPermitKind({ permit: "PET", permitKind: "pet" })).toEqual({ permitKind: "pet" });
  expect(chosenPermitKind({ permit: "Ordem de serviço", permitKind: "none" })).toEqual({});
  expect([chosenPermitKind({}), chosenPermitKind({ permit: null })]).toEqual([{}, {}]);
});
