import { expect, test } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../../shared/session/storage/storage-keys.ts";
import { keptNotesOfMany } from "./kept-notes-of-many.ts";

test("notes are stored per action until forget is called", () => {
  keptNotesOfMany.keep("reject", "Assinatura ilegível");
  keptNotesOfMany.keep("reopen", "Falta uma página");
  expect(keptNotesOfMany.watched.read()).toEqual({ reject: "Assinatura ilegível", reopen: "Falta uma página" });
  keptNotesOfMany.forget();
  expect(keptNotesOfMany.watched.read()).toEqual({});
});

test("notes are cleared when another user signs in", () => {
  keptNotesOfMany.keep("reject", "Assinatura ilegível");
  browserStorage.setItem(storageKeys.email, "carla@ipe.test");
  sessionStore.renew({ token: "token of Carla", accessToken: "token of Carla", refreshToken: "refresh", exp: 1 });
  expect(keptNotesOfMany.watched.read()).toEqual({});
  sessionStore.clear();
});
