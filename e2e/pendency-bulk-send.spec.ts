import { dayFromNow } from "../apps/api/test/days.ts";
import { aPdf, documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { beginProject, EVERY_DOCUMENT, untilLinked } from "./create-project.ts";
import { expect, test } from "./journey.ts";

const DAYS_VALID = 300;

test("sending several documents shows each result and names the undated file [S-070] [R-442]", async ({ page, journey }) => {
  const project = await beginProject(journey, "Envio conjunto", { howMany: EVERY_DOCUMENT });
  await untilLinked(journey, project.id);
  const supplier = await journey.apiAs("supplier");
  const query = { project: [project.id], itemsPerPage: 100 as const };
  const ofProject = async () => (await supplier("GET /pendencies")({ query })).answer.results;
  await expect.poll(async () => (await ofProject()).length, { timeout: 30_000 }).toBeGreaterThan(1);
  const pendencies = await Promise.all((await ofProject()).map(async ({ id }) => (await supplier("GET /pendencies/{id}")({ id })).answer));
  const [whole, undated] = pendencies.filter(({ asksExpiry }) => asksExpiry);
  if (!whole || !undated) throw new Error("the project asks for too little");
  const add = async (id: number, name: string, expirationDate?: string) => {
    const fields = { name, issueDate: dayFromNow(-10), ...(expirationDate && { expirationDate }) };
    expect((await supplier("POST /pendencies/{id}/documents")({ id, body: documentForm(aPdf(name), fields) })).status).toBe(201);
  };
  await add(whole.id, "com-data.pdf", dayFromNow(DAYS_VALID));
  await add(undated.id, "sem-data.pdf");

  await journey.signInAs("supplier", `/pendencias?project=${project.id}&itemsPerPage=100`);
  for (const { name } of [whole, undated])
    await page
      .getByRole("checkbox", { name: new RegExp(name.replaceAll(/[()]/g, "."), "u") })
      .first()
      .check();
  const bar = page.getByRole("region", { name: "Documentos selecionados" });
  await expect(bar.getByText("1 de 2 prontos.")).toBeVisible();
  await bar.getByRole("button", { name: "Enviar para análise" }).click();
  const dialog = page.getByRole("dialog", { name: "Enviar para análise" });
  await expect(dialog.getByText("1 de 2 prontos.")).toBeVisible();
  await dialog.getByRole("button", { name: "Enviar para análise" }).click();
  const results = dialog.getByRole("listitem");
  await expect(results.filter({ hasText: undated.name })).toContainText("sem-data.pdf");
  await expect(results.filter({ hasText: whole.name })).toContainText("Feito");
  await journey.expectNothingBeside();
  await journey.expectNoBarrierInEitherTheme();
});
