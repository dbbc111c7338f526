import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { deedIn } from "./history-deed.ts";
import { text } from "./text/pt-br.ts";

test("everything that happens to a pendency has its words in the history [S-080]", () => {
  expect(pendencyActions.map((action) => deedIn({ action: `pendency.${action}` }))).toEqual(pendencyActions);
  expect([deedIn({ action: "pendency.noted" }), deedIn({ action: "pendency.removed" })]).toEqual(["noted", "removed"]);
  expect(deedIn({ action: "pendency.attachment_infected" })).toBe("attachment_infected");
  expect(deedIn({ action: "document.opened" })).toBe("document_opened");
  expect(text.history.deeds[deedIn({ action: "pendency.of_tomorrow" })]).toBe("fez uma alteração");
});
