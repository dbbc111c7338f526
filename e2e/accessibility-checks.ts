import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Rules = { readonly type: "tag" | "rule"; values: string[] };
const everyRule: Rules = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** Rules that another theme can break: a theme changes only colours. */
const rulesOfColour: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Waits until busy regions and finite animations end, because their colours are not final. */
const waitForStableColours = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
};

/** Accessibility violations of the current screen. Frames are not checked, because our pages have none. */
export const barriersOn = (page: Page): Promise<readonly string[]> => stableViolations(page, everyRule, new AxeBuilder({ page }));

/** Reuses the injected axe instead of evaluating its 500 kB source again. */
const CHECKER_IS_THERE = "window.axe.version";

const violationsOn = async (page: Page, runOnly: Rules, checker: AxeBuilder): Promise<readonly string[]> => {
  await waitForStableColours(page);
  const { violations } = await checker
    .options({ runOnly, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

/** Checks twice, because a list being replaced is pale for a moment, while a real violation stays. */
const stableViolations = async (page: Page, runOnly: Rules, checker: AxeBuilder): Promise<readonly string[]> => {
  const seen = await violationsOn(page, runOnly, checker);
  return seen.length === 0 ? seen : violationsOn(page, runOnly, checker);
};

const inTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((scheme) => document.documentElement.setAttribute("data-mantine-color-scheme", scheme), theme);

/** Checks every rule in the light theme, and the colour rules in the dark theme. */
export const expectNoBarrierInEitherTheme = async (page: Page): Promise<void> => {
  await inTheme(page, "light");
  expect(await barriersOn(page), `${page.url()} in the light theme`).toEqual([]);
  await inTheme(page, "dark");
  const darkViolations = await stableViolations(page, rulesOfColour, new AxeBuilder({ page, axeSource: CHECKER_IS_THERE }));
  expect(darkViolations, `${page.url()} in the dark theme`).toEqual([]);
};

/** Fails if the page scrolls horizontally. */
export const expectNothingBeside = async (page: Page): Promise<void> => {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `${page.url()} is wider than its window`).toBe(0);
};
