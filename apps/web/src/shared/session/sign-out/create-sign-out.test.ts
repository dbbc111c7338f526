import { expect, test } from "vitest";
import { createSignOut } from "./create-sign-out.ts";

const leave = (tell: (uid: string | undefined) => Promise<void>) => {
  const happened: string[] = [];
  const leaving = createSignOut({
    uid: () => "uid-7",
    finish: async () => happened.push("sent what waited"),
    tell: async (uid) => {
      happened.push(`told ${uid}`);
      await tell(uid);
    },
    end: () => happened.push("ended"),
  });
  leaving.isSigningOut.subscribe(() => happened.push(leaving.isSigningOut.read() ? "shows loading" : "shows nothing"));
  return { ...leaving, happened };
};

test("signing out shows loading, notifies the server and ends the session [R-062]", async () => {
  const { signOut, happened } = leave(async () => undefined);
  await signOut();
  expect(happened).toEqual(["shows loading", "sent what waited", "told uid-7", "ended"]);
});

test("signing out ignores a server failure and a second click [R-062]", async () => {
  const { signOut, happened } = leave(() => Promise.reject(new Error("500")));
  await Promise.all([signOut(), signOut()]);
  expect(happened).toEqual(["shows loading", "sent what waited", "told uid-7", "ended"]);
});
