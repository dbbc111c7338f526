import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Rules = { readonly type: "tag" | "rule"; values: string[] };
const everyRule: Rules = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** Rules that another theme can break: a theme changes only colours. */
const rulesOfColour: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Waits until busy regions and finite animations end, because their colours are not final. */
const everythingAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
};

/** Accessibility violations of the current screen. Frames are not checked, because our pages have none. */
export const barriersOn = (page: Page): Promise<readonly string[]> => brokenOn(page, everyRule, new AxeBuilder({ page }));

/** Reuses the injected axe instead of evaluating its 500 kB source again. */
const CHECKER_IS_THERE = "window.axe.version";

const seenOn = async (page: Page, runOnly: Rules, checker: AxeBuilder): Promise<readonly string[]> => {
  await everythingAtRest(page);
  const { violations } = await checker
    .options({ runOnly, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

/** Checks twice, because a list being replaced is pale for a moment, while a real violation stays. */
const brokenOn = async (page: Page, runOnly: Rules, checker: AxeBuilder): Promise<readonly string[]> => {
  const seen = await seenOn(page, runOnly, checker);
  return seen.length === 0 ? seen : seenOn(page, runOnly, checker);
};

const inTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((asked) => document.documentElement.setAttribute("data-mantine-color-scheme", asked), theme);

/** Checks every rule in the light theme, and the colour rules in the dark theme. */
export const expectNoBarrierInEitherTheme = async (page: Page): Promise<void> => {
  await inTheme(page, "light");
  expect(await barriersOn(page), `${page.url()} in the light theme`).toEqual([]);
  await inTheme(page, "dark");
  const inTheDark = await brokenOn(page, rulesOfColour, new AxeBuilder({ page, axeSource: CHECKER_IS_THERE }));
  expect(inTheDark, `${page.url()} in the dark theme`).toEqual([]);
};

/** Fails if the page scrolls horizontally. */
export const expectNothingBeside = async (page: Page): Promise<void> => {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beside, `${page.url()} is wider than its window`).toBe(0);
};
