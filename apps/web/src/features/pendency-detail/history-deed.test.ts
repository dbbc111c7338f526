import { pendencyDeeds } from "@emdia/contract/pendencies/history-deeds.ts";
import { restReasons } from "@emdia/contract/pendencies/vocabulary.ts";
import { expect, test } from "vitest";
import { text as wordsEnUs } from "../../shared/pendencies/text/en-us.ts";
import { text as wordsEsEs } from "../../shared/pendencies/text/es-es.ts";
import { text as wordsPtBr } from "../../shared/pendencies/text/pt-br.ts";
import { deedIn } from "./history-deed.ts";
import { text as enUs } from "./text/en-us.ts";
import { text as esEs } from "./text/es-es.ts";
import { text as ptBr } from "./text/pt-br.ts";

/** The texts of moves and of other history actions. */
const deedsIn = {
  ptBr: { ...wordsPtBr.deeds, ...ptBr.history.deeds },
  enUs: { ...wordsEnUs.deeds, ...enUs.history.deeds },
  esEs: { ...wordsEsEs.deeds, ...esEs.history.deeds },
};

test.each(["ptBr", "enUs", "esEs"] as const)("every history action has its own text in %s [S-080]", (language) => {
  const words = deedsIn[language];
  for (const action of pendencyDeeds) {
    expect(deedIn({ action, field: null }), action).not.toBe("other");
    expect(words[deedIn({ action, field: null })], action).toMatch(/\S/);
  }
  const told = pendencyDeeds.map((action) => deedIn({ action, field: null }));
  expect(new Set(told).size).toBe(pendencyDeeds.length);
});

test("deedIn maps an unknown action to a generic change [S-080]", () => {
  expect(deedsIn.ptBr[deedIn({ action: "pendency.of_tomorrow", field: null })]).toBe("fez uma alteração");
});

test("the history names the kind of suspension, and reasons have texts [R-438]", () => {
  const told = (action: string) => deedsIn.ptBr[deedIn({ action, field: "rest" })];
  expect([told("pendency.rest_for_a_time"), told("pendency.rest_for_good"), told("pendency.come_back")]).toEqual([
    "suspendeu por um tempo",
    "desativou",
    "reativou",
  ]);
  expect(restReasons.map((reason) => wordsPtBr.rest.reasons[reason])).toContain("colaborador com restrição");
});

test("the history names the date that changed [S-080]", () => {
  const changed = (field: string) => deedsIn.ptBr[deedIn({ action: "document.dates_changed", field })];
  expect([changed("issueDate"), changed("expirationDate")]).toEqual([
    "mudou a data de emissão de “{{about}}”",
    "mudou a data de vencimento de “{{about}}”",
  ]);
});
