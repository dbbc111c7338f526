import { expect, test } from "./journey.ts";

test("a list filter chosen just before opening a row survives going back [S-070] [R-230]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=OPEN");
  await expect(page.getByRole("table").getByRole("rowheader").getByRole("link").first()).toBeVisible();
  const done = page.getByRole("list", { name: "Situação" }).getByRole("button", { name: "Concluído" });
  // Clicks within two frames, before the URL contains the new filter.
  await done.evaluate(async (tab: HTMLElement) => {
    tab.click();
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    document.querySelector<HTMLElement>("a[data-row]")?.click();
  });
  await expect(page).toHaveURL(/\/pendencias\/editar\/\d+\?(.*&)?status=DONE/);
  await page.goBack();
  await expect(page).toHaveURL(/\/pendencias\?(.*&)?status=DONE/);
  await expect(done).toHaveAttribute("aria-pressed", "true");
});
