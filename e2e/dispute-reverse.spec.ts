import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { expect, type Journey, test } from "./journey.ts";
import { manySent } from "./sent-pendencies.ts";

/** A document of the supplier that the analyst rejected. */
const rejectedDocument = async (journey: Journey): Promise<number> => {
  const { sent } = await manySent(journey, [{ name: "ficha.pdf", type: "application/pdf", bytes: await printed("Ficha") }]);
  const id = sent[0]?.id ?? 0;
  const analyst = await journey.apiAs("analyst");
  const [question] = (await analyst("GET /pendencies/{id}")({ id })).answer.checklist;
  const [template] = (await analyst("GET /checklist/{id}/templates")({ id: question?.id ?? 0 })).answer.results;
  const no = { status: "INVALID" as const, ...template };
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  const reject = { status: "OPEN" as const, action: "reject" as const, note: "Falta a assinatura." };
  expect((await analyst("PUT /pendencies/{id}")({ id, body: reject })).status).toBe(200);
  return id;
};

test("a disputed rejection is reversed by another reviewer", async ({ page, journey }) => {
  const id = await rejectedDocument(journey);
  const path = `/pendencias/editar/${id}`;
  await journey.signInAs("supplier", path);
  const section = page.getByRole("region", { name: "Contestação" });
  await expect(section).toContainText("faltam 10 dias úteis");
  await section.getByRole("button", { name: "Contestar reprovação" }).click();
  const drawer = page.getByRole("dialog", { name: "Contestar reprovação" });
  await drawer.getByRole("button", { name: "Enviar contestação" }).click();
  await expect(drawer.getByText("Escreva por que o documento deve ser aceito")).toBeVisible();
  await drawer.getByLabel("Por que o documento deve ser aceito").fill("A assinatura está na segunda página.");
  const choosing = page.waitForEvent("filechooser");
  await drawer.getByRole("button", { name: "Anexar" }).click();
  await (await choosing).setFiles([{ name: "assinatura.pdf", mimeType: "application/pdf", buffer: await printed("Assinatura") }]);
  await journey.expectNoBarrier();
  await drawer.getByRole("button", { name: "Enviar contestação" }).click();
  await expect(section.getByText("Em contestação")).toBeVisible();
  await expect(section.getByRole("button", { name: "assinatura.pdf" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();

  await journey.signInAs("analyst", path);
  await expect(section).toContainText("Outra pessoa da contratante decide.");

  await journey.signInAs("admin", "/pendencias?disputed=true&plan=SSMA&plan=STP");
  await expect(page.getByText("Em contestação").first()).toBeVisible();
  await journey.signInAs("admin", path);
  await section.getByRole("button", { name: "Reverter reprovação" }).click();
  const deciding = page.getByRole("dialog", { name: "Reverter reprovação" });
  await deciding.getByLabel("Motivo").fill("A assinatura existe.");
  await journey.expectNoBarrier();
  await deciding.getByRole("button", { name: "Reverter reprovação" }).click();
  await expect(section.getByText("Reprovação revertida")).toBeVisible();
  await expect(section.getByText("A assinatura existe.")).toBeVisible();
  const supplier = await journey.apiAs("supplier");
  expect((await supplier("GET /pendencies/{id}")({ id })).answer.status).toBe("IN_REVISION");
});
