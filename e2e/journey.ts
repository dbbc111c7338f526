import { test as base, expect, type Page } from "@playwright/test";
import { cast, type Role } from "../apps/api/demo/accounts/cast.ts";
import { apiClient } from "../apps/api/test/api-client.ts";
import { barriersOn, expectNoBarrierInEitherTheme, expectNothingBeside } from "./accessibility-checks.ts";
import { beginSession, keepSession, type SignedInSession } from "./begin-session.ts";
import { randomClientIp } from "./random-client-ip.ts";
import { forgetWhoWasHere, keptContext } from "./shared-context.ts";

export const address = (): string => {
  const found = process.env.EMDIA_JOURNEY_ADDRESS;
  if (!found) throw new Error("the product was not started for the journeys");
  return found;
};

export type Journey = {
  /** Signs in as a demo user and opens a path. */
  readonly signInAs: (role: Role, path?: string) => Promise<void>;
  /** API client of a demo user, without a browser. */
  readonly apiAs: (role: Role) => Promise<ReturnType<typeof apiClient>>;
  /** No accessibility violation on the current screen, in its current theme. */
  readonly expectNoBarrier: () => Promise<void>;
  readonly expectNoBarrierInEitherTheme: () => Promise<void>;
  /** The page does not scroll horizontally. */
  readonly expectNothingBeside: () => Promise<void>;
};

const openAs = async (page: Page, session: SignedInSession, path = "/projetos"): Promise<void> => {
  await keepSession(page, session);
  await page.goto(path);
};
const sessionOf = (role: Role): Promise<SignedInSession> => beginSession(address(), cast[role].email);

export const signInAs = async (page: Page, role: Role): Promise<void> => openAs(page, await sessionOf(role));

/** Signs in each role once per journey; browser and API share the session. */
const createSessionCache = (): typeof sessionOf => {
  const sessions = new Map<Role, Promise<SignedInSession>>();
  return (role) => {
    const session = sessions.get(role) ?? sessionOf(role);
    sessions.set(role, session);
    return session;
  };
};

type Visiting = {
  /** Uses a new browser context, for the behaviour of a first visit. */
  readonly newHere: boolean;
};
type Watched = {
  /** Allows console errors, for journeys that cause failures. */
  readonly mayComplain: boolean;
  readonly complaints: undefined;
};

/** Fails the journey on console errors and content policy violations. */
export const test = base.extend<{ journey: Journey } & Visiting & Watched>({
  baseURL: async ({ browserName: _ }, use) => use(address()),
  newHere: [false, { option: true }],
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "x-forwarded-for": randomClientIp() }),
  context: async ({ browser, newHere, extraHTTPHeaders }, use) => {
    const context = newHere ? await browser.newContext() : await keptContext(browser);
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    await (newHere ? context.close() : forgetWhoWasHere(context, address()));
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, mayComplain }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const isAnswer = message.text().startsWith("Failed to load resource");
        if (message.type() === "error" && !isAnswer) errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      if (!mayComplain) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  journey: async ({ page }, use) => {
    const once = createSessionCache();
    await use({
      signInAs: async (role, path) => openAs(page, await once(role), path),
      apiAs: async (role) => apiClient(address(), (await once(role)).token),
      expectNoBarrier: async () => expect(await barriersOn(page), page.url()).toEqual([]),
      expectNoBarrierInEitherTheme: () => expectNoBarrierInEitherTheme(page),
      expectNothingBeside: () => expectNothingBeside(page),
    });
  },
});
export { expect };
