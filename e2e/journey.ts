import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { cast, DEMO_PASSWORD, type Role } from "../apps/api/demo/cast.ts";

const address = () => {
  const found = process.env.EMDIA_JOURNEY_ADDRESS;
  if (!found) throw new Error("the product was not started for the journeys");
  return found;
};

export type Journey = {
  readonly signInAs: (role: Role) => Promise<void>;
  /** No barrier on the screen as it stands, in the theme it has. */
  readonly expectNoBarrier: () => Promise<void>;
  readonly expectNoBarrierInEitherTheme: () => Promise<void>;
};

export const signInAs = async (page: Page, role: Role): Promise<void> => {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "E-mail" }).fill(cast[role].email);
  await page.getByLabel(/^Senha/).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/projetos/);
};

/** What is still fading in has colours that nobody will read. */
const everythingAtRest = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** What keeps somebody from using the screen as it stands. */
export const barriersOn = async (page: Page) => {
  await everythingAtRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

const inTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((asked) => document.documentElement.setAttribute("data-mantine-color-scheme", asked), theme);

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
      signInAs: (role) => signInAs(page, role),
      expectNoBarrier: async () => expect(await barriersOn(page), page.url()).toEqual([]),
      expectNoBarrierInEitherTheme: async () => {
        for (const theme of ["light", "dark"] as const) {
          await inTheme(page, theme);
          expect(await barriersOn(page), `${page.url()} in the ${theme} theme`).toEqual([]);
        }
      },
    });
    expect(complaints).toEqual([]);
  },
});
export { expect };
