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

test("projects link to their overview, which edits unless it is updating [S-051] [R-014] [R-254]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin");
  await page.getByRole("link", { name: FIRST }).click();
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?secao=visao-geral/);
  await expect(page.getByRole("list", { name: "Conformidade por fornecedor" }).getByRole("link").first()).toBeVisible();
  const edit = page.getByRole("link", { name: "Editar projeto" });
  await expect(edit).toHaveAttribute("href", /\/projetos\/editar\/\d+\?passo=1/);
  await journey.expectNoBarrierInEitherTheme();
  await page.goto("/projetos?query=Limpeza");
  const updating = page.getByRole("row").filter({ hasText: "Atualizando…" }).first();
  await expect(updating).toBeVisible();
  await updating.getByRole("rowheader").getByRole("link").click();
  await expect(page.getByRole("region", { name: "Atualização em andamento" })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await journey.expectNoBarrier();
});

test("the project list sorts by conformity [S-051]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("admin");
  const shares = async () => {
    const words = await page.getByRole("link", { name: /documentos em dia/ }).allInnerTexts();
    return words.map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  };
  const head = page.getByRole("columnheader", { name: "Em dia" });
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const isAscending = (read: readonly number[]): boolean =>
    read.length > 1 && read.every((share, at) => at === 0 || (read[at - 1] ?? 0) <= share);
  await expect.poll(async () => isAscending(await shares())).toBe(true);
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
