import { expect, test } from "vitest";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import { storageKeys } from "../../../shared/session/storage/storage-keys.ts";
import { keptNotesOfMany } from "./kept-notes-of-many.ts";

test("what is written of many is kept by what is done with them, until the choice is let go", () => {
  keptNotesOfMany.keep("reject", "Assinatura ilegível");
  keptNotesOfMany.keep("reopen", "Falta uma página");
  expect(keptNotesOfMany.watched.read()).toEqual({ reject: "Assinatura ilegível", reopen: "Falta uma página" });
  keptNotesOfMany.forget();
  expect(keptNotesOfMany.watched.read()).toEqual({});
});

test("what one person wrote is not there for the next one", () => {
  keptNotesOfMany.keep("reject", "Assinatura ilegível");
  browserStorage.setItem(storageKeys.email, "carla@ipe.test");
  sessionStore.renew({ token: "token of Carla", accessToken: "token of Carla", refreshToken: "refresh", exp: 1 });
  expect(keptNotesOfMany.watched.read()).toEqual({});
  sessionStore.clear();
});
