import { heic } from "../apps/api/test/many-kinds/scanned.ts";
import { expect, test } from "./journey.ts";
import { registered, somebody } from "./registered-worker.ts";

test("a supplier saves a HEIC photo after a preview and removes it [R-493]", async ({ page, journey }) => {
  const person = somebody();
  const { id } = await registered(journey, "supplier", person);
  await journey.signInAs("supplier", `/colaboradores/editar/${id}`);
  await page.getByRole("button", { name: "Incluir foto" }).click();
  const dialog = page.getByRole("dialog", { name: "Foto do colaborador" });
  const chooser = dialog.locator('input[type="file"]:not([capture])');
  const photo = dialog.getByRole("img", { name: `Foto de ${person.name}` });

  await chooser.setInputFiles({ name: "nota.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(page.getByText("Este arquivo não é uma foto.")).toBeVisible();
  await chooser.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "", buffer: heic });
  await expect(page.getByText("Prévia: a foto ainda não foi salva.")).toBeVisible();
  await expect(photo).toHaveAttribute("src", /^blob:/);
  await journey.expectNoBarrier();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(photo).toBeHidden();

  await chooser.setInputFiles({ name: "IMG_0001.HEIC", mimeType: "", buffer: heic });
  await page.getByRole("button", { name: "Salvar foto" }).click();
  await expect(page.getByText("Foto salva")).toBeVisible();
  await expect(photo).toHaveAttribute("src", /^(?!blob:)/);
  expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([48, 64]);
  await page.getByRole("button", { name: "Remover foto" }).click();
  await expect(photo).toBeHidden();
  await expect(dialog.getByText("Sem foto")).toBeVisible();
});
