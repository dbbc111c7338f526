import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Rules = { readonly type: "tag" | "rule"; values: string[] };
const everyRule: Rules = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
/** What another theme can spoil: it changes colours and nothing else. */
const rulesOfColour: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** What is about to be replaced, or still fading in, has colours that nobody will read. */
const everythingAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
};

/** What keeps somebody from using the screen as it stands. No page of ours holds another in a frame, so that one look inside it sees all. */
export const barriersOn = (page: Page): Promise<readonly string[]> => brokenOn(page, everyRule, new AxeBuilder({ page }));

/** What evaluates to nothing much where the checker has run before: half a megabyte need not be read again. */
const CHECKER_IS_THERE = "window.axe.version";

const seenOn = async (page: Page, runOnly: Rules, checker: AxeBuilder): Promise<readonly string[]> => {
  await everythingAtRest(page);
  const { violations } = await checker
    .options({ runOnly, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
};

/** A list that is replaced while it is looked at is pale for a moment: what bars the way bars it when somebody looks again, too. */
const brokenOn = async (page: Page, runOnly: Rules, checker: AxeBuilder): Promise<readonly string[]> => {
  const seen = await seenOn(page, runOnly, checker);
  return seen.length === 0 ? seen : seenOn(page, runOnly, checker);
};

const inTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((asked) => document.documentElement.setAttribute("data-mantine-color-scheme", asked), theme);

/** Everything in the light, and in the dark what the dark can spoil. */
export const expectNoBarrierInEitherTheme = async (page: Page): Promise<void> => {
  await inTheme(page, "light");
  expect(await barriersOn(page), `${page.url()} in the light theme`).toEqual([]);
  await inTheme(page, "dark");
  const inTheDark = await brokenOn(page, rulesOfColour, new AxeBuilder({ page, axeSource: CHECKER_IS_THERE }));
  expect(inTheDark, `${page.url()} in the dark theme`).toEqual([]);
};

/** A screen that is wider than its window hides a part of itself from whoever holds it in one hand. */
export const expectNothingBeside = async (page: Page): Promise<void> => {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beside, `${page.url()} is wider than its window`).toBe(0);
};
