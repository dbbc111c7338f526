import { printed } from "../apps/api/test/many-kinds/papers.ts";
import { expect, test } from "./journey.ts";
import { rejectedDocument } from "./sent-pendencies.ts";

test("a disputed rejection is reversed by another reviewer", async ({ page, journey }) => {
  const { id } = await rejectedDocument(journey, () => "Falta a assinatura.");
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
