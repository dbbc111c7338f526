import { expect, test } from "vitest";
import { type FirstLoadDoors, runFirstLoad } from "./first-load.ts";

const aLoad = (changes: Partial<FirstLoadDoors> = {}) => {
  const calls: string[] = [];
  const step = (name: string) => async () => void calls.push(name);
  const doors: FirstLoadDoors = {
    loadPermissions: step("permissions"),
    permissionsFailed: async (error) => {
      calls.push("session ends");
      throw error;
    },
    knowsUser: () => false,
    loadUser: step("user"),
    loadProfile: step("profile"),
    checkManagementPermission: () => void calls.push("management permission"),
    introductions: [step("support desk"), step("chat widget"), step("guide tool")],
    ...changes,
  };
  return { calls, run: () => runFirstLoad(doors) };
};

test("the first load runs its steps in order [R-064]", async () => {
  const { calls, run } = aLoad();
  await run();
  expect(calls).toEqual(["permissions", "user", "profile", "management permission", "support desk", "chat widget", "guide tool"]);
});

test("a known user is not loaded again [R-065]", async () => {
  const { calls, run } = aLoad({ knowsUser: () => true });
  await run();
  expect(calls).not.toContain("user");
});

test("failed permissions end the session, rethrow and stop the load [R-061]", async () => {
  const { calls, run } = aLoad({ loadPermissions: () => Promise.reject(new Error("no permissions")) });
  await expect(run()).rejects.toThrow("no permissions");
  expect(calls).toEqual(["session ends"]);
});

test("a failed support widget does not stop the load [R-064]", async () => {
  const introduced: string[] = [];
  const { run } = aLoad({ introductions: [() => Promise.reject(new Error("closed")), async () => void introduced.push("chat widget")] });
  await run();
  expect(introduced).toEqual(["chat widget"]);
});
