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

test("forgetting a draft leaves the drafts of other ids", () => {
  const drafts = openDrafts<string>();
  drafts.write(1, "Falta a assinatura.");
  drafts.write(2, "Está vencido.");
  drafts.forget(1);
  expect([drafts.of(1), drafts.of(2)]).toEqual([undefined, "Está vencido."]);
});

test("forgetSent removes a sent draft unless the user changed it since", () => {
  const drafts = openDrafts<string>();
  drafts.write(1, "Vale?");
  drafts.write(2, "Vale?");
  drafts.write(2, "Vale? E à noite?");
  for (const id of [1, 2]) drafts.forgetSent(id, "Vale?");
  expect([drafts.of(1), drafts.of(2)]).toEqual([undefined, "Vale? E à noite?"]);
});

test("a renewed session keeps drafts, and another user's sign-in hides them", () => {
  signIn("bruno@pinheiro.test");
  const drafts = openDrafts<string>();
  drafts.write(1, "Falta a assinatura.");
  signIn("bruno@pinheiro.test");
  expect(drafts.of(1)).toBe("Falta a assinatura.");
  signIn("carla@ipe.test");
  expect(drafts.of(1)).toBeUndefined();
});

test("drafts return when the same user signs in after the session ended", () => {
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

test("drafts with a place survive a reload for the same user", () => {
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
