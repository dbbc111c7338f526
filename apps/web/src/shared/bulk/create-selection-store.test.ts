import { afterEach, expect, test } from "vitest";
import { sessionStore } from "../session/session-store.ts";
import { browserStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { chosenElsewhere, createSelectionStore, knownNow } from "./create-selection-store.ts";

const aso = { id: 1, name: "ASO" };
const contract = { id: 2, name: "Contrato de trabalho" };
const chosenOf = (rows: ReadonlyMap<number, { readonly name: string }>) => [...rows.values()].map(({ name }) => name);
const signIn = (email: string) => {
  browserStorage.setItem(storageKeys.email, email);
  const token = `token of ${email}`;
  sessionStore.renew({ token, accessToken: token, refreshToken: "refresh", exp: 1 });
};
afterEach(() => sessionStore.clear());

test("rows are deselected one by one or all at once", () => {
  const kept = createSelectionStore<typeof aso>();
  kept.choose("7", { rows: [aso, contract], isChosen: true });
  kept.choose("7", { rows: [aso], isChosen: false });
  expect(chosenOf(kept.rowsOf("7"))).toEqual(["Contrato de trabalho"]);
  kept.clear();
  expect(kept.rowsOf("7").size).toBe(0);
});

test("chosenElsewhere counts selected rows that are not on the page", () => {
  const kept = createSelectionStore<typeof aso>();
  kept.choose("7", { rows: [aso, contract], isChosen: true });
  const other = { id: 3, name: "PGR" };
  expect([[aso, contract, other], [other, aso], []].map((shown) => chosenElsewhere(kept.rowsOf("7"), shown))).toEqual([0, 1, 2]);
});

test("selecting rows for another company clears the previous selection", () => {
  const kept = createSelectionStore<typeof aso>();
  kept.choose("7", { rows: [aso], isChosen: true });
  expect(kept.rowsOf("8").size).toBe(0);
  expect(chosenOf(kept.rowsOf("7"))).toEqual(["ASO"]);
  kept.choose("8", { rows: [contract], isChosen: true });
  expect([chosenOf(kept.rowsOf("7")), chosenOf(kept.rowsOf("8"))]).toEqual([[], ["Contrato de trabalho"]]);
});

test("the selection is cleared when another user signs in", () => {
  signIn("bruno@pinheiro.test");
  const kept = createSelectionStore<typeof aso>();
  kept.choose("", { rows: [aso], isChosen: true });
  signIn("carla@ipe.test");
  expect(kept.rowsOf("").size).toBe(0);
});

test("knownNow prefers the row shown on the page over the stored one", () => {
  const rows = new Map([aso, contract].map((row) => [row.id, row]));
  expect(chosenOf(knownNow(rows, [{ id: 1, name: "ASO periódico" }]))).toEqual(["ASO periódico", "Contrato de trabalho"]);
});

test("renew updates selected rows only, for the current company only", () => {
  const kept = createSelectionStore<typeof aso>();
  kept.choose("7", { rows: [aso], isChosen: true });
  kept.renew("7", [
    { id: 1, name: "ASO de retorno" },
    { id: 2, name: "Contrato" },
  ]);
  expect(chosenOf(kept.rowsOf("7"))).toEqual(["ASO de retorno"]);
  kept.choose("8", { rows: [contract], isChosen: true });
  kept.renew("7", [aso]);
  kept.choose("7", { rows: [aso], isChosen: false });
  expect(chosenOf(kept.rowsOf("8"))).toEqual(["Contrato de trabalho"]);
});
