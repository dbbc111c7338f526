import type { Tokens } from "@emdia/contract/identity/routes.ts";
import { expect, test } from "vitest";
import { createCrossTabLock } from "./alone.ts";
import { createAccessToken } from "./create-access-token.ts";
import { createSessionStore } from "./session-store.ts";
import { memoryStorage } from "./storage/browser-storage.ts";

const nowMs = 1_800_000_000_000;
const later = nowMs / 1_000 + 900;
const pair = (name: string): Tokens => ({
  token: `access ${name}`,
  accessToken: `access ${name}`,
  refreshToken: `refresh ${name}`,
  exp: later,
});

const aBrowser = (exp: number) => {
  const storage = memoryStorage([
    ["accessToken", "access 1"],
    ["refreshToken", "refresh 1"],
    ["exp", `${exp}`],
  ]);
  const spent: string[] = [];
  const exchange = async (refreshToken: string) => {
    spent.push(refreshToken);
    return pair(`${spent.length + 1}`);
  };
  const alone = createCrossTabLock("refresh", undefined);
  const aTab = () => createAccessToken({ store: createSessionStore(storage), nowMs: () => nowMs, alone, exchange });
  return { storage, spent, aTab };
};

test("a valid token is sent unchanged [R-056]", async () => {
  const { spent, aTab } = aBrowser(later);
  expect([await aTab()(), spent]).toEqual(["access 1", []]);
});

test("an expired token is refreshed first, and the new tokens are stored [R-057] [R-058]", async () => {
  const { storage, spent, aTab } = aBrowser(nowMs / 1_000 - 1);
  expect(await aTab()()).toBe("access 2");
  expect(spent).toEqual(["refresh 1"]);
  expect([storage.getItem("accessToken"), storage.getItem("refreshToken"), storage.getItem("exp")]).toEqual([
    "access 2",
    "refresh 2",
    `${later}`,
  ]);
});

test("ten calls in two tabs share one refresh [R-057]", async () => {
  const { spent, aTab } = aBrowser(nowMs / 1_000 - 1);
  const [one, other] = [aTab(), aTab()];
  const sent = await Promise.all(Array.from({ length: 10 }, (_, call) => (call % 2 ? one() : other())));
  expect([new Set(sent), spent]).toEqual([new Set(["access 2"]), ["refresh 1"]]);
});

test("a failed refresh fails its call and does not block the next [R-059]", async () => {
  const { storage, aTab } = aBrowser(nowMs / 1_000 - 1);
  const alone = createCrossTabLock("refresh", undefined);
  const broken = createAccessToken({
    store: createSessionStore(storage),
    nowMs: () => nowMs,
    alone,
    exchange: () => Promise.reject(new Error("refused")),
  });
  await expect(broken()).rejects.toThrow("refused");
  await expect(broken()).rejects.toThrow("refused");
  expect(await aTab()()).toBe("access 2");
});

test("without a session no token is refreshed or sent [R-056]", async () => {
  const { storage, spent, aTab } = aBrowser(nowMs / 1_000 - 1);
  storage.removeItem("refreshToken");
  expect([await aTab()(), spent]).toEqual([null, []]);
});
