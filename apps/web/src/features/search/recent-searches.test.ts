import { expect, test } from "vitest";
import { createSessionStore } from "../../shared/session/session-store.ts";
import { memoryStorage } from "../../shared/session/storage/browser-storage.ts";
import { addRecentSearch, clearRecentSearches, readRecentSearches } from "./recent-searches.ts";

const helena = () => memoryStorage([["email", "admin@serraazul.example"]]);

test("the latest five searches are kept, each once, latest first", () => {
  const storage = helena();
  for (const text of ["um", "dois", "três", "quatro", "cinco", "dois", "seis"]) addRecentSearch(storage, text);
  expect(readRecentSearches(storage)).toEqual(["seis", "dois", "cinco", "quatro", "três"]);
  clearRecentSearches(storage);
  expect(readRecentSearches(storage)).toEqual([]);
});

test("recent searches are hidden from another user of the browser", () => {
  const storage = helena();
  addRecentSearch(storage, "silva");
  storage.setItem("email", "outra@horizonte.example");
  expect(readRecentSearches(storage)).toEqual([]);
  addRecentSearch(storage, "souza");
  expect(readRecentSearches(storage)).toEqual(["souza"]);
});

test("recent searches are deleted at sign-out", () => {
  const storage = helena();
  addRecentSearch(storage, "silva");
  createSessionStore(storage).clear();
  expect(storage.getItem("recentSearches")).toBeNull();
});

test("unreadable storage counts as no recent search", () => {
  const storage = memoryStorage([["recentSearches", "{not json"]]);
  expect(readRecentSearches(storage)).toEqual([]);
});
