import { afterEach, expect, test } from "vitest";
import { sessionStore } from "../session/session-store.ts";
import { browserStorage, memoryStorage } from "../session/storage/browser-storage.ts";
import { storageKeys } from "../session/storage/storage-keys.ts";
import { openDrafts } from "./open-drafts.ts";

const signIn = (email: string) => {
  browserStorage.setItem(storageKeys.email, email);
  const token = `token of ${email}`;
  sessionStore.renew({ token, accessToken: token, refreshToken: "refresh", exp: 1 });
};
afterEach(() => sessionStore.clear());

test("what is written about one thing leaves what is written about another alone", () => {
  const drafts = openDrafts<string>();
  drafts.write(1, "Falta a assinatura.");
  drafts.write(2, "Está vencido.");
  drafts.forget(1);
  expect([drafts.of(1), drafts.of(2)]).toEqual([undefined, "Está vencido."]);
});

test("what was sent is forgotten, and what was written on meanwhile stays", () => {
  const drafts = openDrafts<string>();
  drafts.write(1, "Vale?");
  drafts.write(2, "Vale?");
  drafts.write(2, "Vale? E à noite?");
  for (const id of [1, 2]) drafts.forgetSent(id, "Vale?");
  expect([drafts.of(1), drafts.of(2)]).toEqual([undefined, "Vale? E à noite?"]);
});

test("what one person wrote is not there for the next one, and stays while their session is renewed", () => {
  signIn("bruno@pinheiro.test");
  const drafts = openDrafts<string>();
  drafts.write(1, "Falta a assinatura.");
  signIn("bruno@pinheiro.test");
  expect(drafts.of(1)).toBe("Falta a assinatura.");
  signIn("carla@ipe.test");
  expect(drafts.of(1)).toBeUndefined();
});

test("what somebody wrote waits for them when their session ends, and for nobody else", () => {
  signIn("bruno@pinheiro.test");
  const drafts = openDrafts<string>();
  drafts.write(1, "Falta a assinatura.");
  sessionStore.clear();
  signIn("bruno@pinheiro.test");
  expect(drafts.of(1)).toBe("Falta a assinatura.");
  sessionStore.clear();
  signIn("carla@ipe.test");
  expect(drafts.of(1)).toBeUndefined();
});

test("what has a place is there again when the page is loaded anew, until it is sent, and for nobody else", () => {
  const storage = memoryStorage([["email", "bruno@pinheiro.test"]]);
  const loaded = () => openDrafts<string>("pendency.notes", storage);
  const drafts = loaded();
  drafts.write(1, "Falta a assinatura.");
  drafts.write(2, "Está vencido.");
  drafts.forget(2);
  expect([loaded().of(1), loaded().of(2)]).toEqual(["Falta a assinatura.", undefined]);
  storage.setItem("email", "carla@ipe.test");
  expect(loaded().of(1)).toBeUndefined();
  storage.setItem("email", "bruno@pinheiro.test");
  drafts.forget(1);
  expect(storage.getItem("typing")).toBeNull();
});
