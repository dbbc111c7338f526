import type { Account, Tokens } from "@emdia/contract/identity/routes.ts";
import { expect, test } from "vitest";
import { createSessionStore } from "../session-store.ts";
import { memoryStorage } from "./browser-storage.ts";
import { storageKeys } from "./storage-keys.ts";
import { readSession } from "./stored-session.ts";

const tokens: Tokens = { token: "access", accessToken: "access", refreshToken: "refresh", exp: 1_800_000_000 };
const ipe = {
  id: 4,
  cnpj: "11222333000181",
  companyName: "Ipê Andaimes Ltda.",
  tradingName: "Ipê",
  isContractor: true,
  isProvider: true,
  owner: true,
};
const account: Account = {
  accountId: 7,
  uid: "uid-7",
  displayName: "Marina Duarte",
  email: "marina@ipe.example",
  phone: null,
  emailVerified: true,
  accountVerified: true,
  createdAt: "2026-01-02T03:04:05Z",
  companies: [ipe],
};

test("a session is valid only with both tokens [R-038] [R-047]", () => {
  expect(readSession(memoryStorage()).state).toBe("none");
  expect(readSession(memoryStorage([["accessToken", "a"]])).state).toBe("none");
  expect(readSession(memoryStorage([["refreshToken", "r"]])).state).toBe("none");
  expect(
    readSession(
      memoryStorage([
        ["accessToken", "a"],
        ["refreshToken", "r"],
      ]),
    ).state,
  ).toBe("valid");
});

test.each(["undefined", "null", "", "empty"])("a token that reads %j is missing [R-039]", (text) => {
  expect(
    readSession(
      memoryStorage([
        ["accessToken", text],
        ["refreshToken", "r"],
      ]),
    ).state,
  ).toBe("none");
  expect(
    readSession(
      memoryStorage([
        ["accessToken", "a"],
        ["refreshToken", text],
      ]),
    ).state,
  ).toBe("none");
});

test("signing in stores the session, the user and their company [R-052] [R-054]", () => {
  const storage = memoryStorage();
  createSessionStore(storage).keep(tokens, account);
  const kept = Object.fromEntries(Object.values(storageKeys).map((key) => [key, storage.getItem(key)]));
  expect(kept).toMatchObject({
    accessToken: "access",
    refreshToken: "refresh",
    exp: "1800000000",
    emailVerified: "true",
    accountVerified: "true",
    email: "marina@ipe.example",
    invited: "false",
    selectedCompanies: "[]",
  });
  expect(JSON.parse(kept.company ?? "")).toEqual({ cnpj: ipe.cnpj, companyName: ipe.companyName, tradingName: ipe.tradingName });
});

test("the end of a session removes only the session keys [R-053] [R-063]", () => {
  const storage = memoryStorage([
    ["analyticsDeviceId", "device"],
    ["i18nRedirect", "es-ES"],
    ["lastInvitedUser", "x"],
    ["companyPersistence", "{}"],
  ]);
  const store = createSessionStore(storage);
  store.keep(tokens, account);
  store.clear();
  const left = Object.values(storageKeys).filter((key) => storage.getItem(key) !== null);
  expect(left).toEqual(["lastInvitedUser", "analyticsDeviceId", "i18nRedirect", "companyPersistence"]);
  expect([store.user(), store.owner(), store.readStored().state]).toEqual([null, null, "none"]);
});

test("the store notifies of new tokens and otherwise returns the same object [R-058]", () => {
  const store = createSessionStore(memoryStorage());
  let heard = 0;
  store.watched.subscribe(() => {
    heard += 1;
  });
  store.keep(tokens, account);
  const before = store.watched.read();
  store.announce();
  expect(store.watched.read()).toBe(before);
  store.renew({ ...tokens, token: "next", accessToken: "next" });
  expect(store.watched.read()).toMatchObject({ state: "valid", accessToken: "next" });
  expect([heard, store.user()?.displayName, store.owner()]).toEqual([3, "Marina Duarte", "marina@ipe.example"]);
});
