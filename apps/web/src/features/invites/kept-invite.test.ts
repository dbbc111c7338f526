import type { ShownInvite } from "@emdia/contract/identity/sign-up-routes.ts";
import { expect, test } from "vitest";
import { memoryStorage } from "../../shared/session/storage/browser-storage.ts";
import { createKeptInvite } from "./kept-invite.ts";

const invite: ShownInvite = {
  email: "ana@ipe.example",
  token: "7.segredo",
  firebaseAccount: false,
  kind: "company",
  company: { name: "Ipê Andaimes" },
  profileName: "Fornecedor",
  invitedBy: "Ana Ipiranga",
  fullName: null,
  phone: null,
};

test("keep stores e-mail and company in the browser, the token per tab [R-088]", () => {
  const [browser, tab] = [memoryStorage(), memoryStorage()];
  const storage = createKeptInvite({ browser, tab });
  storage.keep(invite);
  expect([browser.getItem("email"), browser.getItem("company"), browser.getItem("invited")]).toEqual([
    "ana@ipe.example",
    JSON.stringify({ tradingName: "Ipê Andaimes" }),
    "true",
  ]);
  expect(storage.read()).toEqual(invite);
  expect(createKeptInvite({ browser, tab: memoryStorage() }).read()).toBeNull();
  storage.forget();
  expect(storage.read()).toBeNull();
  expect(browser.getItem("invited")).toBeNull();
});

test("read returns null if the tab storage holds invalid data", () => {
  for (const text of ["{", "null", "[]", '{"token":1}', '{"token":"a","email":"b"}'])
    expect(createKeptInvite({ browser: memoryStorage(), tab: memoryStorage([["emdia.invite", text]]) }).read()).toBeNull();
});
