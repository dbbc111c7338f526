import { expect, test } from "vitest";
import { createSessionStore } from "../session-store.ts";
import { memoryStorage } from "../storage/browser-storage.ts";
import { createEndSession } from "./create-end-session.ts";

const aTab = () => {
  const happened: string[] = [];
  const store = createSessionStore(
    memoryStorage([
      ["accessToken", "a"],
      ["refreshToken", "r"],
    ]),
  );
  const clock: { readonly at: number; readonly act: () => void }[] = [];
  const endSession = createEndSession({
    store,
    open: (path) => happened.push(path),
    startOver: () => happened.push("page loads anew"),
    warn: (text) => happened.push(text),
    after: (at, act) => clock.push({ at, act }),
  });
  const passTo = (ms: number) => {
    const due = clock.filter(({ at }) => at <= ms);
    clock.splice(0, clock.length, ...clock.filter(({ at }) => at > ms));
    for (const { act } of due) act();
  };
  return { endSession, happened, store, passTo };
};

test("an expired session is cleared and opens the sign-in once [R-059] [R-060]", () => {
  const { endSession, happened, store } = aTab();
  endSession({ why: "expired" });
  endSession({ why: "expired" });
  expect([store.readStored().state, happened]).toEqual(["none", ["/login", "expired"]]);
});

test("failed permissions open the sign-in after 250 ms, the notice after 500 [R-061]", () => {
  const { endSession, happened, store, passTo } = aTab();
  endSession({ why: "permissions-failed" });
  expect([store.readStored().state, happened]).toEqual(["none", []]);
  passTo(249);
  expect(happened).toEqual([]);
  passTo(250);
  expect(happened).toEqual(["/login"]);
  passTo(499);
  expect(happened).toEqual(["/login"]);
  passTo(500);
  expect(happened).toEqual(["/login", "sign-in-again"]);
});

test("signing out reloads the page without a warning [R-012] [R-063]", () => {
  const { endSession, happened, store } = aTab();
  endSession({ why: "signed-out" });
  expect([store.readStored().state, happened]).toEqual(["none", ["page loads anew"]]);
});
