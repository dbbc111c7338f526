import { expect, test } from "./journey.ts";

test("a supplier page is read and the supplier reminded", { tag: "@desktop" }, async ({ page, journey }) => {
  const contractor = await journey.apiAs("stranger");
  const { results } = (await contractor("GET /companies/providers")({ query: { name: "Ipê" } })).answer;
  const [supplier] = results;
  await journey.signInAs("stranger", "/fornecedores");
  await page.getByRole("searchbox", { name: "Buscar fornecedor" }).fill("Ipê");
  await expect(page.getByText("1 fornecedor", { exact: true })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("link", { name: "Ipê Andaimes", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Ipê Andaimes", level: 1 })).toBeVisible();
  const { settled, total } = supplier?.conformity ?? { settled: 0, total: 0 };
  const documents = page.getByRole("region", { name: "Documentos" });
  await expect(documents).toContainText(`${settled} de ${total} documentos em dia`);
  await expect(page.getByRole("region", { name: "Contatos" })).toContainText("fornecedor@ipe.example");
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();

  await page.getByRole("button", { name: "Cobrar" }).click();
  const dialog = page.getByRole("dialog", { name: "Cobrar Ipê Andaimes?" });
  await expect(dialog).toContainText("Em nome de Horizonte Energia");
  await dialog.getByRole("button", { name: "Enviar cobrança" }).click();
  await expect(page.getByText("Cobrança enviada.")).toBeVisible();
  await expect(page.getByText(/^Cobrado hoje, /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cobrar" })).toBeDisabled();
  await expect(page.getByRole("region", { name: "Histórico" })).toContainText("cobrou o fornecedor");

  const notices = (await (await journey.apiAs("supplier"))("GET /notices")()).answer.results;
  expect(notices.find(({ kind }) => kind === "reminder")).toMatchObject({ details: { contractor: "Horizonte Energia" } });
  await journey.signInAs("supplier", "/projetos");
  await page.getByRole("button", { name: /^Avisos: \d+ não lidos?$/ }).click();
  await page
    .getByRole("dialog", { name: "Avisos" })
    .getByRole("link", { name: /Horizonte Energia cobrou documentos/ })
    .click();
  await expect(page).toHaveURL(/\/pendencias\?.*status=OPEN/);
});
