import { expect, test } from "./journey.ts";

test("the filter for open questions is counted and restored after a reload [S-070] [R-400]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  await journey.signInAs("admin", "/pendencias");
  const more = page.getByRole("button", { name: "Mais filtros" });
  await more.click();
  const box = page.getByRole("checkbox", { name: "Só com dúvida sem resposta" });
  await box.check();
  await expect(page).toHaveURL(/considerComments=true/);
  await expect(more).toContainText("1");
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
  const questionRows = rows.filter({ hasText: "Tirando dúvida" });
  await expect(async () => {
    expect(await questionRows.count()).toBeGreaterThan(0);
    expect(await questionRows.count()).toBe(await rows.count());
  }).toPass();
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByRole("button", { name: "Limpar filtros" }).first().click();
  await expect(page).not.toHaveURL(/considerComments/);

  await page.goto("/pendencias?status=OPEN&status=SUPPORT");
  await more.click();
  await page.getByRole("group", { name: "Situações" }).getByRole("checkbox", { name: "Em aberto" }).uncheck();
  await expect(page).toHaveURL(/\?status=SUPPORT$/);
});

test("an open question is listed for the reviewer, not for its author [S-070]", { tag: "@desktop" }, async ({ page, journey }) => {
  const supplier = await journey.apiAs("supplier");
  const { results } = (await supplier("GET /pendencies")({ query: { status: ["DONE"], plan: ["SSMA"], itemsPerPage: 100 } })).answer;
  const pendency = results.find(
    ({ contractor, moves }) => contractor.name === "Serra Azul Mineração" && moves.some(({ action }) => action === "question"),
  );
  if (!pendency) throw new Error("the supplier of the demo world may ask Serra Azul nothing");
  const { id } = pendency;
  await supplier("POST /pendencies/{id}/comments")({ id, body: { kind: "QUESTION", text: "Vale a cópia autenticada?" } });
  const ofProject = `/pendencias?project=${pendency.project.id}&itemsPerPage=100`;
  const box = page.getByRole("checkbox", { name: "Só o que espera minha resposta" });
  const row = page.getByRole("row").filter({ has: page.locator(`[data-row="${id}"]`) });
  await journey.signInAs("supplier", `${ofProject}&considerComments=true`);
  await page.getByRole("button", { name: "Colunas" }).click();
  await page.getByRole("dialog", { name: "Colunas" }).getByRole("checkbox", { name: "Próxima etapa" }).check();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Espera outra pessoa");
  await box.check();
  await expect(row).toHaveCount(0);

  await journey.signInAs("analyst", "/pendencias");
  await page.getByRole("button", { name: "Visões" }).click();
  await page.getByRole("menuitem", { name: "Esperam minha resposta" }).click();
  await expect(page).toHaveURL(/waitsForMyAnswer=true/);
  await expect(page.getByRole("table")).toContainText("Tirando dúvida");
  await page.goto(`${ofProject}&waitsForMyAnswer=true`);
  await expect(box).toBeChecked();
  await expect(row).toContainText("Responder à dúvida");
});
