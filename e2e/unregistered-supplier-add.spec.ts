import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { firstOfMonth } from "../apps/api/test/days.ts";
import { cnpjCheckDigits, maskCnpj } from "../packages/contract/src/documents/cnpj.ts";
import { untilLinked } from "./create-project.ts";
import { expect, type Journey, test } from "./journey.ts";
import { linkSentTo } from "./sent-links.ts";

/** A branch that is in the open data and not registered. */
const IPE_BRANCH = "28.764.019/0002-04";
const newCnpj = () => {
  const root = randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();
  return `${root}${cnpjCheckDigits(root)}`;
};
const newEmail = () => `${randomUUID().slice(0, 8)}@ausente.example`;

/** Creates a draft project of Serra Azul up to the supplier step. */
const draftWithPlaces = async (journey: Journey, name: string): Promise<number> => {
  const api = await journey.apiAs("admin");
  const { answer: contractors } = await api("GET /projects/create/companies")();
  const company = contractors.results[0]?.id ?? 0;
  const data = { contract: null, scope: null, description: null, startDate: firstOfMonth(), endDate: null };
  const { answer: draft } = await api("POST /projects")({ body: { step: 1, name, company, ...data } });
  const { answer: units } = await api("GET /facilities-with-departments")();
  const [unit] = units.results.filter(({ companyId }) => companyId === company);
  const locations = [{ facilityId: unit?.id ?? 0, departmentIds: unit?.departments.map(({ id }) => id) ?? [] }];
  await api("PUT /projects/{id}")({ id: draft.id, body: { step: 2, version: draft.version, locations, riskActivities: [] } });
  return draft.id;
};

const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar fornecedor" });
const rows = (page: Page) => page.getByRole("region", { name: "Fornecedores escolhidos" }).getByRole("listitem");

/** Pastes text into a field, without the clipboard of the machine. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const enterByHand = async (page: Page, cnpj: string, name: string) => {
  await search(page).fill(maskCnpj(cnpj));
  await expect(page.getByText("A consulta ao cadastro de CNPJ não responde agora.")).toBeVisible();
  await page.getByRole("button", { name: "Incluir empresa à mão" }).click();
  const dialog = page.getByRole("dialog", { name: "Incluir empresa à mão" });
  const number = dialog.getByRole("textbox", { name: "CNPJ" });
  await expect(number).toHaveValue(maskCnpj(cnpj));
  await number.fill("52.H8K.1Z4/0001-13");
  await expect(dialog.getByText("CNPJ inválido")).toBeVisible();
  await number.fill(maskCnpj(cnpj));
  await dialog.getByRole("button", { name: "Incluir", exact: true }).click();
  await expect(dialog.getByText("Informe a razão social")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Razão social" }).fill(name);
  return dialog;
};

test("unregistered companies become suppliers from the registry or by manual entry [S-053] [R-157] [R-158] [R-272] [R-282] [CD-155]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(120_000);
  await journey.signInAs("admin");
  const name = `Revisão da peneira ${randomUUID().slice(0, 6)}`;
  const id = await draftWithPlaces(journey, name);
  const [cnpj, email, byHand] = [newCnpj(), newEmail(), `Oficina ${randomUUID().slice(0, 6)}`];

  await page.goto(`/projetos/editar/${id}?passo=3`);
  await search(page).fill(IPE_BRANCH);
  const found = page.getByRole("list", { name: "Empresas encontradas" });
  await expect(found.getByText("Ainda não está no Em Dia")).toBeVisible();
  await found.getByRole("button", { name: "Adicionar" }).click();
  await expect(search(page)).toHaveValue("");
  await search(page).fill(IPE_BRANCH);
  await expect(found.getByText("Já está na lista")).toBeVisible();
  const ofRegistry = rows(page).filter({ hasText: IPE_BRANCH });
  const address = ofRegistry.getByRole("textbox");
  await address.fill("sem arroba");
  await page.getByRole("button", { name: "Salvar e continuar" }).click();
  await expect(ofRegistry.getByText("E-mail inválido")).toBeVisible();
  await address.fill(email);

  const dialog = await enterByHand(page, cnpj, byHand);
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("button", { name: "Incluir", exact: true }).click();
  await expect(rows(page).filter({ hasText: byHand }).getByText("dados digitados à mão")).toBeVisible();
  await page.getByRole("button", { name: `Completar dados de ${byHand}` }).click();
  const completing = page.getByRole("dialog", { name: "Completar dados da empresa" });
  await completing.getByRole("textbox", { name: "Nome fantasia" }).fill(`${byHand} Reparos`);
  await completing.getByRole("textbox", { name: "Cidade" }).fill("Itabira");
  await completing.getByRole("combobox", { name: "UF" }).selectOption("MG");
  await completing.getByRole("button", { name: "Salvar" }).click();
  await expect(rows(page).getByText(`${byHand} Reparos`)).toBeVisible();
  await expect(search(page)).toHaveValue("");
  await paste(search(page), `28.764.019/0001-23\n${IPE_BRANCH}; 28.764.019/0001-25`);
  await expect(page.getByText("1 empresa adicionada. Não encontrados: 28.764.019/0001-25.")).toBeVisible();
  const pasted = rows(page).filter({ hasText: "28.764.019/0001-23" });
  await expect(ofRegistry).toHaveCount(1);
  await pasted.getByRole("button", { name: /^Retirar / }).click();
  await expect(pasted).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await journey.expectNoBarrierInEitherTheme();
  await page.getByRole("button", { name: "Salvar e continuar" }).click();
  await page.getByRole("textbox", { name: "Prazo da análise, em dias" }).fill("5");
  await page.getByRole("textbox", { name: "Prazo da reanálise, em dias" }).fill("2");
  await page.getByRole("button", { name: "Concluir projeto" }).click();
  await expect(page).toHaveURL(/\/projetos\/editar\/\d+\?secao=visao-geral/);

  const link = await linkSentTo(page.request, email);
  await page.goto(`/projetos/editar/${id}?secao=fornecedores`);
  const waiting = page.getByRole("region", { name: /Aguardando cadastro/ });
  await expect(waiting.getByText(`convite enviado para ${email}`)).toBeVisible();
  await expect(waiting.getByRole("listitem").filter({ hasText: byHand }).getByText("sem convite por e-mail")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByLabel("E-mail do responsável")).toHaveValue(email);
  await expect(page.getByLabel("CNPJ")).toHaveValue(IPE_BRANCH);
});

test("a supplier is added to an active project, which is then updating [S-055] [S-053] [R-284] [R-253]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.setTimeout(120_000);
  await journey.signInAs("admin");
  const id = await draftWithPlaces(journey, `Reforço da ponte ${randomUUID().slice(0, 6)}`);
  const api = await journey.apiAs("admin");
  const { answer: entered } = await api("POST /companies")({
    body: { cnpj: newCnpj(), companyName: `Serralheria ${randomUUID().slice(0, 6)}` },
  });
  const { answer: draft } = await api("GET /projects/{id}")({ id });
  const invitedCompanies = [{ id: -1, enteredId: entered.id, plans: ["SSMA" as const] }];
  const chosen = await api("PUT /projects/{id}")({ id, body: { step: 3, version: draft.version, companies: [], invitedCompanies } });
  const { answer: demands } = await api("GET /system-pendencies/projects/{projectId}/default-list")({
    projectId: id,
    query: { plan: "SSMA" },
  });
  const pendencies = demands.slice(0, 2).map((demand) => ({ systemPendencyId: demand.id, isChecked: true }));
  await api("PATCH /projects/{id}/pendencies")({
    id,
    body: { version: chosen.answer.version, pendencies, analysisDays: 5, reAnalysisDays: 3 },
  });

  const open = page.getByRole("button", { name: "Adicionar fornecedor" });
  await untilLinked(journey, id);
  await page.goto(`/projetos/editar/${id}?secao=fornecedores`);
  await expect(page.getByText(entered.companyName)).toBeVisible();
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Adicionar fornecedor" });
  const mistaken = newCnpj();
  const { answer: byMistake } = await api("POST /companies")({ body: { cnpj: mistaken, companyName: `Engano ${mistaken}` } });
  await dialog.getByRole("searchbox", { name: "Buscar fornecedor" }).fill(maskCnpj(mistaken));
  await dialog.getByRole("button", { name: `Excluir ${byMistake.tradingName} das empresas incluídas` }).click();
  await expect(dialog.getByText("A consulta ao cadastro de CNPJ não responde agora.")).toBeVisible();
  await dialog.getByRole("searchbox", { name: "Buscar fornecedor" }).fill("ipe andaimes");
  await dialog.getByRole("button", { name: "Adicionar Ipê Andaimes", exact: true }).click();
  const ssma = dialog.getByRole("checkbox", { name: /SSMA/ });
  await ssma.uncheck();
  await dialog.getByRole("button", { name: "Adicionar ao projeto" }).click();
  await expect(dialog.getByText("Escolha pelo menos um plano")).toBeVisible();
  await ssma.check();
  await journey.expectNoBarrierInEitherTheme();
  await dialog.getByRole("button", { name: "Adicionar ao projeto" }).click();
  await expect(page.getByText("Fornecedor adicionado. As pendências estão sendo organizadas.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Fornecedores" }).getByText("Ipê Andaimes")).toBeVisible();
  await expect(page.getByText("Atualizando…").first()).toBeVisible();
  await expect(open).toHaveCount(0);
});
