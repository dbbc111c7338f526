import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const stripOf = (page: Page) => page.getByRole("region", { name: "O que precisa de atenção" });

/** Opens a figure and expects its number above the list. Repeated, because other journeys change documents meanwhile. */
const expectSameNumber = (page: Page, label: string) =>
  expect(async () => {
    await page.goto("/projetos");
    const link = stripOf(page).getByRole("link", { name: new RegExp(`^(mais de )?[\\d.]+ ${label}$`) });
    const number = ((await link.textContent()) ?? "").replace(label, "").trim();
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Pendências" })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${number.replaceAll(".", "\\.")} documentos?$`)).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 45_000 });

test("a contractor opens the list of a figure with the same number", async ({ page, journey }) => {
  await journey.signInAs("admin", "/projetos");
  await expect(stripOf(page).getByRole("link").first()).toBeVisible();
  await expect(stripOf(page).getByRole("link", { name: /Documentos em dia$/ })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();
  await expectSameNumber(page, "Aguardando análise");
  await expect(page).toHaveURL(/\?.*status=IN_REVISION/);
  const plans = new URL(page.url()).searchParams.getAll("plan").toSorted();
  expect(plans).toEqual(["SSMA", "STP"]);
});

test("a supplier opens the list of a figure with the same number", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("supplier", "/projetos");
  await expect(stripOf(page).getByRole("link").first()).toBeVisible();
  await expectSameNumber(page, "A enviar");
  await expect(page).toHaveURL(/withoutRejection=true/);
});
