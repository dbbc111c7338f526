import { pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { deedIn } from "./history-deed.ts";
import { text } from "./text/pt-br.ts";

test("everything that happens to a pendency has its words in the history [S-080]", () => {
  expect(pendencyActions.map((action) => deedIn({ action: `pendency.${action}`, field: null }))).toEqual(pendencyActions);
  expect([deedIn({ action: "pendency.noted", field: null }), deedIn({ action: "pendency.removed", field: null })]).toEqual([
    "noted",
    "removed",
  ]);
  expect(deedIn({ action: "pendency.attachment_infected", field: null })).toBe("attachment_infected");
  expect(deedIn({ action: "document.opened", field: null })).toBe("document_opened");
  expect(text.history.deeds[deedIn({ action: "pendency.of_tomorrow", field: null })]).toBe("fez uma alteração");
});

test("of a date the history says which one it is [S-080]", () => {
  const changed = (field: string) => text.history.deeds[deedIn({ action: "document.dates_changed", field })];
  expect([changed("issueDate"), changed("expirationDate")]).toEqual([
    "mudou a data de emissão de “{{about}}”",
    "mudou a data de vencimento de “{{about}}”",
  ]);
});
