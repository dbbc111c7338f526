import type { Page } from "@playwright/test";
import { approve, reject } from "./decisions.ts";
import { comesNearItsEnd } from "./expire-document.ts";
import { expect, test } from "./journey.ts";
import { aFile, askedOfSupplier, drawerOf, giveDates, openDrawer, type SupplierPendency } from "./sent-documents.ts";

/** Expected status actions in the history, without answers and files. */
const expectedActions = ["send", "reject", "send", "finish", "near_expiry", "renew", "finish"];

/** Types the dates and sends the document. */
const send = async (page: Page, pendency: SupplierPendency, name: string): Promise<void> => {
  await giveDates(page, pendency, name);
  await drawerOf(page)
    .getByRole("button", { name: /^Enviar (renovação )?para análise$/ })
    .click();
  await expect(page.getByText("Enviado para análise.")).toBeVisible();
};

test("a document is rejected, resent, approved and renewed near its expiry [S-071] [S-080] [S-085] [R-463] [R-465]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.slow();
  const pendency = await askedOfSupplier(journey, "Vida", { demands: /^PGR: inventário/ });
  const analyst = await journey.apiAs("analyst");
  const read = async () => (await analyst("GET /pendencies/{id}")({ id: pendency.id })).answer;
  const { checklist } = await read();
  const address = `/pendencias/editar/${pendency.id}`;

  await journey.signInAs("supplier", address);
  await expect(page.getByText("Em aberto").first()).toBeVisible();
  await openDrawer(page, "Enviar documentos");
  await drawerOf(page)
    .locator("input[type=file][multiple]")
    .setInputFiles([aFile("inventario.pdf")]);
  await send(page, pendency, "inventario.pdf");

  await journey.signInAs("analyst", address);
  await expect(page.getByRole("region", { name: "Documentos enviados" }).getByRole("tab", { name: "inventario.pdf" })).toBeVisible();
  await reject(page);
  // The rejection is sent after its undo window.
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe("OPEN");
  const [wrong] = (await read()).checklist;

  await journey.signInAs("supplier", address);
  const explained = page.getByRole("region", { name: "Corrija um ponto e envie de novo" });
  await expect(explained).toContainText(wrong?.question ?? "");
  await expect(explained).toContainText(wrong?.invalidDescription ?? "");
  await explained.getByRole("button", { name: "Corrigir os documentos" }).click();
  const choosing = page.waitForEvent("filechooser");
  await drawerOf(page).getByRole("button", { name: "Substituir inventario.pdf" }).click();
  await (await choosing).setFiles([aFile("inventario-completo.pdf")]);
  await send(page, pendency, "inventario-completo.pdf");

  await journey.signInAs("analyst", address);
  await expect(page.getByRole("tab", { name: "inventario-completo.pdf" })).toBeVisible();
  await approve(page, checklist.length);
  await expect.poll(async () => (await read()).status).toBe("DONE");
  const until = (await read()).expirationDate;

  await comesNearItsEnd(pendency.id);
  await expect.poll(async () => (await read()).status).toBe("NEXT_DUE_DATE");
  expect((await read()).expirationDate).not.toBe(until);
  await journey.signInAs("supplier", address);
  await expect(page.getByText("Próximo ao vencimento").first()).toBeVisible();
  await openDrawer(page, "Enviar documentos");
  await drawerOf(page)
    .locator("input[type=file][multiple]")
    .setInputFiles([aFile("inventario-novo.pdf")]);
  await expect(drawerOf(page).getByText("O documento aprovado continua valendo")).toBeVisible();
  await send(page, pendency, "inventario-novo.pdf");

  await journey.signInAs("analyst", address);
  await expect(page.getByRole("tab", { name: "inventario-novo.pdf" })).toBeVisible();
  await approve(page, checklist.length);
  await expect.poll(async () => (await read()).status).toBe("DONE");
  const { results } = (await analyst("GET /pendencies/{id}/history")({ id: pendency.id, query: { itemsPerPage: 100 } })).answer;
  const deeds = results.map(({ action }) => action.replace("pendency.", "")).filter((action) => expectedActions.includes(action));
  expect(deeds.toReversed()).toEqual(expectedActions);
});
