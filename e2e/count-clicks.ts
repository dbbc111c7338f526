import type { Page } from "@playwright/test";

/** Counts pointer clicks on the open page from now on, without those of later page loads. Returns a function that reads the count. */
export const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.clicks = "0";
    addEventListener("pointerdown", () => (root.dataset.clicks = String(Number(root.dataset.clicks) + 1)), { capture: true });
  });
  return async () => Number(await page.locator("html").getAttribute("data-clicks"));
};
