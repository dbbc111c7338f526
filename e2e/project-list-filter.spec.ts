import { expect, test } from "./journey.ts";

const FIRST = "Ampliação da britagem primária";

test("the list restores its search from the URL [S-051] [R-227] [R-258]", async ({ page, journey }) => {
  await journey.signInAs("admin");
  await expect(page.getByText(FIRST)).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Buscar projeto" });
  await search.fill("BRITAGEM primaria");
  await search.press("Enter");
  await expect(page.getByText("1 projeto", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/query=BRITAGEM/);
  await page.reload();
  await expect(search).toHaveValue("BRITAGEM primaria");
  await expect(page.getByText("1 projeto", { exact: true })).toBeVisible();
});

test("an editable project links to its first step, an updating one nowhere [S-051] [R-014] [R-254]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin");
  await expect(page.getByRole("link", { name: FIRST })).toHaveAttribute("href", /\/projetos\/editar\/\d+\?passo=1/);
  await page.goto("/projetos?query=Limpeza");
  const updating = page.getByRole("row").filter({ hasText: "Atualizando…" }).first();
  await expect(updating).toBeVisible();
  await expect(updating.getByRole("rowheader").getByRole("link")).toHaveCount(0);
});

test("a member of one project sees only that project [S-051]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("site");
  await expect(page.getByText(FIRST)).toBeVisible();
  await expect(page.getByText("1 projeto", { exact: true })).toBeVisible();
});

test("a project's progress links to its pendencies, also on a phone [S-051]", async ({ page, journey }) => {
  await journey.signInAs("admin", "/projetos");
  await page
    .getByRole("link", { name: /documentos em dia/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Pendências", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pendencias\?project=\d+/);
  await expect(page.getByRole("list", { name: "Situação" }).getByRole("button", { name: /[1-9]/ }).first()).toBeVisible();
  await journey.expectNothingBeside();
});
