import { expect, test } from "./journey.ts";

/** A fake clock cannot be removed from a browser context. */
test.use({ newHere: true });

test("the updating panel appears a minute after the start [S-052] [R-260] [R-261] [R-262] [R-263] [R-264] [R-268] [CD-075] [CD-076]", async ({
  page,
  journey,
  isMobile,
}) => {
  await page.clock.install();
  const requests: string[] = [];
  page.on("request", (request) => void (request.url().includes("pipeline-status") && requests.push(request.url())));
  await journey.signInAs("admin");
  await expect(page.getByRole("heading", { level: 1, name: "Projetos" })).toBeVisible();
  const panel = page.getByRole("region", { name: "Projetos em atualização" });
  await page.clock.runFor(25_000);
  expect(requests).toEqual([]);
  // The panel's timer starts when the panel mounts, which is later on a slow machine.
  await expect(async () => {
    await page.clock.runFor(20_000);
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();

  const toggle = panel.getByRole("button", { name: "Projetos em atualização" });
  // Nobody saved a project in this browser, so the panel is folded.
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.click();
  await expect(panel.getByText(/editados há pouco estão sendo atualizados; as ações deles voltam/)).toBeVisible();
  await expect(panel).toHaveCSS("position", "fixed");
  await expect(panel).toHaveCSS("min-height", "190px");
  await expect(panel.getByRole("list")).toHaveCSS("max-height", "253px");
  const entries = panel.getByRole("listitem");
  expect(await entries.count()).toBeLessThanOrEqual(5);
  for (const entry of await entries.all()) await expect(entry).toHaveText(/(Atualizando\.\.\.|Finalizado)$/);
  await expect(entries.filter({ hasText: "Atualizando..." }).getByRole("link")).toHaveCount(0);
  for (const link of await entries.filter({ hasText: "Finalizado" }).getByRole("link").all())
    await expect(link).toHaveAttribute("href", /\/projetos\/editar\/\d+\?secao=visao-geral/);
  if (!isMobile) await journey.expectNoBarrierInEitherTheme();
  await toggle.click();
  await expect(panel).toHaveCSS("height", "54px");
});

test("users without the permission never request the project status [S-052] [R-265]", { tag: "@desktop" }, async ({ page, journey }) => {
  await page.clock.install();
  const requests: string[] = [];
  page.on("request", (request) => void (request.url().includes("pipeline-status") && requests.push(request.url())));
  await journey.signInAs("manager");
  await expect(page.getByRole("heading", { level: 1, name: "Projetos" })).toBeVisible();
  await page.clock.runFor(400_000);
  await expect(page.getByRole("heading", { level: 1, name: "Projetos" })).toBeVisible();
  expect(requests).toEqual([]);
});
