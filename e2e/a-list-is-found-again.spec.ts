import { expect, test } from "./journey.ts";

test("what is asked for a moment before a row is opened goes along, and is there on the way back [S-070] [R-230]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias?status=OPEN");
  await expect(page.getByRole("table").getByRole("rowheader").getByRole("link").first()).toBeVisible();
  const done = page.getByRole("list", { name: "Situação" }).getByRole("button", { name: "Concluído" });
  // So soon that the address cannot tell of it yet.
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
