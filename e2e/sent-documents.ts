import { expect, type Page } from "@playwright/test";
import { asRead, dayFromNow, firstOfMonth } from "../apps/api/test/days.ts";
import { beginProject, type ProjectOptions, untilLinked } from "./create-project.ts";
import type { Journey } from "./journey.ts";

/** A PDF of one page. Extra bytes go into a comment that viewers ignore. */
export const aPdf = (line: string, extraBytes = 0): Buffer => {
  const body = `BT /F1 12 Tf 40 780 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = `%PDF-1.4\n%${"x".repeat(extraBytes)}\n`;
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const lines = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text);
};

export const aFile = (name: string, extraBytes = 0) => ({ name, mimeType: "application/pdf", buffer: aPdf(name, extraBytes) });

/** Creates a project and returns its first pendency with the supplier's API client. */
export const askedOfSupplier = async (journey: Journey, what: string, wanted: ProjectOptions = {}) => {
  const project = await beginProject(journey, what, wanted);
  await untilLinked(journey, project.id, wanted.role);
  const api = await journey.apiAs("supplier");
  const found = async () => (await api("GET /pendencies")({ query: { project: [project.id] } })).answer.results;
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [pendency] = await found();
  if (!pendency) throw new Error("the project asks for nothing");
  const guide = (await api("GET /pendencies/{id}/sending")({ id: pendency.id })).answer;
  return { id: pendency.id, api, guide };
};
export type SupplierPendency = Awaited<ReturnType<typeof askedOfSupplier>>;

export const ISSUED = firstOfMonth();

/** Sends a document through the API, before the browser part of the journey. */
export const sent = async ({ id, api }: SupplierPendency, name: string, expirationDate = ""): Promise<void> => {
  const body = new FormData();
  body.set("issueDate", ISSUED);
  body.set("expirationDate", expirationDate);
  body.set("documents", new Blob([new Uint8Array(aPdf(`${name} ${id}`))], { type: "application/pdf" }), name);
  expect((await api("POST /pendencies/{id}/documents")({ id, body })).status).toBe(201);
  expect((await api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
};

export const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Documentos" });

export const openDrawer = async (page: Page, button: "Enviar documentos" | "Ver documentos") => {
  await page.getByRole("button", { name: button }).click();
  await expect(drawerOf(page)).toBeVisible();
  return drawerOf(page);
};

/** Types the dates that the document type requires. They are saved on leaving the fields. */
export const giveDates = async (page: Page, { guide }: Pick<SupplierPendency, "guide">, name: string): Promise<void> => {
  if (!guide.asksIssueDate && !guide.asksExpiry) return;
  await expect(page.getByRole("button", { name: `Abrir ${name}` })).toBeVisible();
  const form = page.getByRole("form", { name: `Datas de ${name}` });
  const issue = form.getByLabel("Data de emissão");
  await issue.pressSequentially(asRead(ISSUED));
  await issue.press("Tab");
  const expiry = form.getByLabel("Data de vencimento");
  if (guide.asksExpiry && (await expiry.inputValue()) === "") {
    await expiry.pressSequentially(asRead(dayFromNow(365)));
    await expiry.press("Tab");
  }
  await expect(form.getByRole("status")).toHaveText("Datas salvas");
};
