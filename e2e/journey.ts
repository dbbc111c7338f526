import { test as base, expect, type Page } from "@playwright/test";
import { cast, type Role } from "../apps/api/demo/cast.ts";
import { apiClient } from "../apps/api/test/api-client.ts";
import { barriersOn, expectNoBarrierInEitherTheme } from "./barriers.ts";
import { beginSession, keepSession } from "./begin-session.ts";

export const address = (): string => {
  const found = process.env.EMDIA_JOURNEY_ADDRESS;
  if (!found) throw new Error("the product was not started for the journeys");
  return found;
};

export type Journey = {
  /** Opens a screen as somebody of the cast who has just signed in. */
  readonly signInAs: (role: Role, path?: string) => Promise<void>;
  /** What somebody of the cast does elsewhere, without a browser. */
  readonly apiAs: (role: Role) => Promise<ReturnType<typeof apiClient>>;
  /** No barrier on the screen as it stands, in the theme it has. */
  readonly expectNoBarrier: () => Promise<void>;
  readonly expectNoBarrierInEitherTheme: () => Promise<void>;
};

export const signInAs = async (page: Page, role: Role, path = "/projetos"): Promise<void> => {
  await keepSession(page, await beginSession(address(), cast[role].email));
  await page.goto(path);
};

/** A journey fails as well when the browser complains: an error in the console, or something the content policy forbids. */
export const test = base.extend<{ journey: Journey }>({
  baseURL: async ({ browserName: _ }, use) => use(address()),
  journey: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const isAnswer = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !isAnswer) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use({
      signInAs: (role, path) => signInAs(page, role, path),
      apiAs: async (role) => apiClient(address(), (await beginSession(address(), cast[role].email)).token),
      expectNoBarrier: async () => expect(await barriersOn(page), page.url()).toEqual([]),
      expectNoBarrierInEitherTheme: () => expectNoBarrierInEitherTheme(page),
    });
    expect(complaints).toEqual([]);
  },
});
export { expect };
