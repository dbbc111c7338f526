import type { Locator, Page } from "@playwright/test";
import { asRead } from "../apps/api/test/days.ts";
import { expect, test } from "./journey.ts";
import { aFile, askedOfSupplier, drawerOf, ISSUED, openDrawer } from "./sent-documents.ts";
import { transferFile } from "./transfer-file.ts";

const LARGE_BYTES = 1_300_000;
const printedDates = { demands: /^PGR: inventário/ };

/** A camera photo: a JPEG of one colour. */
const photographed = async (page: Page, colour: string) => {
  const picture = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [600, 800];
    const drawn = canvas.getContext("2d");
    if (drawn) drawn.fillStyle = fill;
    drawn?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  }, colour);
  return { name: `${colour}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from(picture, "base64") };
};

/** Waits until IndexedDB contains this number of files. */
const untilKept = (page: Page, count: number): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open("emdia.files");
            opening.onsuccess = () => {
              const countRequest = opening.result.transaction("files").objectStore("files").count();
              countRequest.onsuccess = () => {
                opening.result.close();
                resolve(countRequest.result);
              };
            };
          }),
      ),
    )
    .toBe(count);

test("two photos become one PDF despite a reload and a closed tab [S-085] [R-500]", {
  tag: "@phone",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Fotos");
  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  let drawer = await openDrawer(page, "Enviar documentos");
  const camera = (within: Locator) => within.locator("input[type=file][capture]");
  const [front, back] = [await photographed(page, "navy"), await photographed(page, "olive")];
  await camera(drawer).setInputFiles([front]);
  await expect(drawer.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await untilKept(page, 1);

  await page.reload();
  drawer = await openDrawer(page, "Enviar documentos");
  await expect(drawer.getByRole("img", { name: "Foto 1" })).toBeVisible();
  await camera(drawer).setInputFiles([back]);
  await expect(drawer.getByRole("img", { name: "Foto 2" })).toBeVisible();
  await expect(drawer.getByText("Envie ou descarte as fotos que você tirou.")).toBeVisible();
  await untilKept(page, 2);

  await page.route(/\/api\/uploads\//, () => undefined);
  await drawer.getByRole("button", { name: "Enviar 2 fotos em um PDF" }).click();
  await drawer.getByRole("button", { name: /^Pausar / }).click();
  await expect(drawer.getByText(/^Pausado em/)).toBeVisible();
  await drawer.getByRole("button", { name: /^Continuar / }).click();
  await expect(drawer.getByText(/^Enviando/)).toBeVisible();
  await untilKept(page, 1);

  const next = await page.context().newPage();
  await page.close();
  await next.goto("/projetos");
  const panel = next.getByRole("region", { name: "Envio de documentos" });
  await expect(panel).toContainText("1 envio interrompido");
  await panel.getByRole("button", { expanded: false }).click();
  await panel.getByRole("button", { name: /^Continuar .*\.pdf$/ }).click();
  await expect(next.getByText("Arquivo(s) enviado(s) com sucesso!")).toBeVisible();
  const { results } = (await pendency.api("GET /pendencies/{id}/documents")({ id: pendency.id })).answer;
  expect(results.map(({ pages, type, state }) => [pages, type, state])).toEqual([[2, "application/pdf", "draft"]]);
  await untilKept(next, 0);
});

test("dropped and pasted files are uploaded, and unsaved dates block the submission [S-085] [R-463]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Soltos", printedDates);
  await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
  // A file that is dropped beside the drawer opens it.
  await expect(page.getByRole("button", { name: "Enviar documentos" })).toBeVisible();
  await transferFile(page, "drop", "solto.pdf");
  const drawer = drawerOf(page);
  await expect(drawer.getByRole("button", { name: "Abrir solto.pdf" })).toBeVisible();
  await transferFile(page, "paste", "colado.pdf");
  await expect(drawer.getByRole("button", { name: "Abrir colado.pdf" })).toBeVisible();
  const form = drawer.getByRole("form", { name: "Datas de solto.pdf" });
  await form.getByLabel("Data de emissão").pressSequentially(asRead(ISSUED));
  const expiry = await form.getByLabel("Data de vencimento").inputValue();
  const [way, isDates] = [Promise.withResolvers<void>(), /\/documents\/(expiration\/)?\d+$/];
  await page.route(isDates, (route) => way.promise.then(() => route.abort()));
  await form.getByLabel("Data de emissão").press("Tab");
  await drawer.getByRole("button", { name: "Fechar" }).click();
  await expect(drawer).toBeHidden();
  way.resolve();
  await expect(page.getByText(/^Datas de solto\.pdf: Não foi possível/)).toBeVisible();
  await page.unroute(isDates);

  await page.reload();
  await page.getByRole("button", { name: "Enviar para análise" }).click();
  await expect(drawerOf(page)).toBeVisible();
  await expect(form.getByLabel("Data de emissão")).toHaveValue(asRead(ISSUED));
  await expect(form.getByLabel("Data de vencimento")).toHaveValue(expiry);
  await expect(drawer.getByText("Informe as datas que faltam.")).toBeVisible();
  await drawer.getByRole("button", { name: "Fechar" }).click();

  const project = (await pendency.api("GET /pendencies/{id}")({ id: pendency.id })).answer.project;
  await page.goto(`/pendencias?project=${project.id}`);
  await page.getByRole("checkbox", { name: /^Selecionar PGR/ }).check();
  await page.getByRole("button", { name: "Enviar para análise" }).click();
  const many = page.getByRole("dialog", { name: "Enviar para análise" });
  await expect(many.getByRole("alert")).toContainText("Salve as datas que você digitou");
  await expect(many.getByRole("button", { name: "Enviar para análise" })).toBeDisabled();
  await many.getByRole("link", { name: /^PGR/ }).click();
  await expect(page).toHaveURL(`/pendencias/editar/${pendency.id}?project=${project.id}`);
});

test("an upload interrupted by the end of the session resumes after sign-in [R-500]", { tag: "@desktop" }, async ({ page, journey }) => {
  const pendency = await askedOfSupplier(journey, "Sessão");
  const address = `/pendencias/editar/${pendency.id}`;
  await journey.signInAs("supplier", address);
  const drawer = await openDrawer(page, "Enviar documentos");
  const denied = { statusCode: 401, code: "session.denied", message: "Token negado." };
  await page.route(/\/api\/uploads\//, (route) =>
    Number(route.request().headers()["upload-offset"]) > 0 ? route.fulfill({ status: 401, json: denied }) : route.fallback(),
  );
  const file = aFile("interrompido.pdf", LARGE_BYTES);
  await drawer.locator("input[type=file][multiple]").setInputFiles([file]);
  await expect(page).toHaveURL(/\/login/);

  await page.unroute(/\/api\/uploads\//);
  await journey.signInAs("supplier", address);
  const panel = page.getByRole("region", { name: "Envio de documentos" });
  await expect(panel).toContainText("1 envio interrompido");
  const choosing = page.waitForEvent("filechooser");
  await panel.getByRole("button", { name: "Escolher de novo interrompido.pdf" }).click();
  const continued = page.waitForRequest((request) => request.method() === "PATCH" && Number(request.headers()["upload-offset"]) > 0);
  await (await choosing).setFiles([file]);
  await continued;
  await expect(panel).toContainText("Enviado");
});

test.describe("a device with a wrong clock", () => {
  test.use({ newHere: true });
  test("dates are judged by the server's day, not by the device clock [S-085] [R-464]", { tag: "@phone" }, async ({ page, journey }) => {
    const pendency = await askedOfSupplier(journey, "Relógio", printedDates);
    await page.clock.setSystemTime(new Date("2019-02-03T12:00:00-03:00"));
    await journey.signInAs("supplier", `/pendencias/editar/${pendency.id}`);
    const drawer = await openDrawer(page, "Enviar documentos");
    await drawer.locator("input[type=file][multiple]").setInputFiles([aFile("de-hoje.pdf")]);
    const form = drawer.getByRole("form", { name: "Datas de de-hoje.pdf" });
    const [year, month, day] = pendency.guide.today.split("-");
    await form.getByLabel("Data de emissão").pressSequentially(`${day}/${month}/${Number(year) + 1}`);
    await expect(form.getByText("Data superior à atual")).toBeVisible();
    await form.getByLabel("Data de emissão").fill("");
    await form.getByLabel("Data de emissão").pressSequentially(`${day}/${month}/${year}`);
    await expect(form.getByLabel("Data de vencimento")).not.toHaveValue("");
    await expect(form.getByText("Data superior à atual")).toBeHidden();
    await expect(drawer.getByRole("button", { name: "Abrir de-hoje.pdf" })).toBeVisible();
    await drawer.getByRole("button", { name: "Enviar para análise" }).click();
    await expect(page.getByText("Enviado para análise.")).toBeVisible();
  });
});
