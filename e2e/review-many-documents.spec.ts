import type { Page } from "@playwright/test";
import { heic } from "../apps/api/test/many-kinds/scanned.ts";
import { twentyDocuments } from "../apps/api/test/many-kinds/twenty-documents.ts";
import { approve, doNotApply, reject } from "./decisions.ts";
import { expect, type Journey, test } from "./journey.ts";
import { hugePicture, threePages } from "./scanned-pages.ts";
import { manySent, reviewQueue, type Sent } from "./sent-pendencies.ts";
import { seeDocument, shapeOfFirstPage } from "./visible-document.ts";

type Decision = {
  readonly status: "DONE" | "OPEN" | "NOT_APPLICABLE";
  readonly action: string;
  readonly decide: (page: Page, questions: number) => Promise<void>;
};

const approval: Decision = { status: "DONE", action: "pendency.finish", decide: approve };
const notApplicable: Decision = { status: "NOT_APPLICABLE", action: "pendency.not_applicable", decide: doNotApply };
const rejection: Decision = { status: "OPEN", action: "pendency.reject", decide: reject };
const decisions = [approval, rejection, approval, notApplicable] as const;
const decisionAt = (at: number): Decision => decisions[at % decisions.length] ?? approval;

/** Checks a final decision in the list, for the supplier and in the history. */
const createDecisionCheck = async (journey: Journey, projectId: number) => {
  const [reviewer, supplier] = [await journey.apiAs("analyst"), await journey.apiAs("supplier")];
  const rowOf = async (id: number) => {
    const { results } = (await reviewer("GET /pendencies")({ query: { project: [projectId], itemsPerPage: 100 } })).answer;
    return results.find((row) => row.id === id)?.status;
  };
  return async ({ id, document }: Sent, { status, action }: Decision): Promise<void> => {
    await expect.poll(() => rowOf(id), document.name).toBe(status);
    const detail = (await supplier("GET /pendencies/{id}")({ id })).answer;
    const isBack = status === "OPEN";
    expect([detail.status, detail.moves.some((move) => move.action === "send")]).toEqual([status, isBack]);
    const wrong = detail.checklist.filter((item) => item.status === "INVALID");
    expect(wrong.map(({ invalidDescription, action: toDo }) => [invalidDescription, toDo].every(Boolean))).toEqual(isBack ? [true] : []);
    if (isBack) expect(detail.note).toContain(wrong[0]?.invalidDescription);
    const read = (await supplier("GET /pendencies/{id}/history")({ id })).answer.results;
    expect(read.map((entry) => entry.action)).toContain(action);
    const { results } = (await reviewer("GET /pendencies/{id}/history")({ id })).answer;
    expect(results.map((entry) => [entry.action, entry.accountName])).toContainEqual([action, "Bruno Reis"]);
  };
};

test("a reviewer decides on twenty documents by keyboard, recorded for both sides [S-071] [S-072] [S-076] [S-080]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.slow();
  const { project, sent } = await manySent(journey, await twentyDocuments());
  const queue = await reviewQueue(journey, project.id, sent);
  const checkDecision = await createDecisionCheck(journey, project.id);
  await journey.signInAs("analyst", `/pendencias/editar/${queue[0]?.id}?project=${project.id}&status=IN_REVISION&itemsPerPage=100`);
  await expect(page.getByRole("complementary", { name: "Fila" }).getByRole("link")).toHaveCount(queue.length);
  const checks: Promise<void>[] = [];
  for (const [at, one] of queue.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: one.name })).toBeVisible();
    await seeDocument(page, one.document);
    if (one.document.name.startsWith("girado")) expect(await shapeOfFirstPage(page)).toBeGreaterThan(1);
    if (one.document.name.includes("50")) await expect(page.getByText("1 / 50", { exact: true })).toBeVisible();
    await decisionAt(at).decide(page, one.questions);
    // A decision is final after its undo window or when the next one is taken, so its checks run in the background.
    const check = checkDecision(one, decisionAt(at));
    check.catch(() => {});
    checks.push(check);
  }
  await Promise.all(checks);
});

const phonePhoto = { name: "foto.heic", type: "image/heic", bytes: heic };
const cutPhoto = { name: "cortada.heic", type: "image/heic", bytes: heic.subarray(0, heic.length - 80) };

test("the viewer shows TIFF and HEIC files; unreadable ones can be downloaded [S-071]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  const { sent } = await manySent(journey, [threePages(), phonePhoto, hugePicture(), cutPhoto]);
  const addressOf = (name: string) => `/pendencias/editar/${sent.find(({ document }) => document.name === name)?.id}`;
  const documents = page.getByRole("region", { name: "Documentos enviados" });
  const tool = (name: string) => documents.getByRole("button", { name, exact: true });
  await journey.signInAs("analyst", addressOf("dossie.tiff"));
  await seeDocument(page, { name: "dossie.tiff" });
  await expect(documents.getByText("1 / 3", { exact: true })).toBeVisible();
  await expect(documents.getByPlaceholder("Procurar no texto")).toHaveCount(0);
  await journey.expectNoBarrierInEitherTheme();
  expect(await shapeOfFirstPage(page)).toBeCloseTo(600 / 840, 1);
  await tool("Girar").click();
  await expect.poll(() => shapeOfFirstPage(page)).toBeCloseTo(840 / 600, 1);
  await tool("Girar").click();
  const sideways = documents.locator("[data-page='2']");
  await sideways.scrollIntoViewIfNeeded();
  await expect(sideways.locator("canvas")).toBeVisible();
  const box = await sideways.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(840 / 600, 1);
  await documents.locator("[data-page='3']").scrollIntoViewIfNeeded();
  await expect(documents.locator("[data-page='3'] canvas")).toBeVisible();
  await expect(documents.getByText("3 / 3", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await tool("Baixar o arquivo").click();
  expect((await download).suggestedFilename()).toBe("dossie.tiff");

  await page.goto(addressOf("foto.heic"));
  await seeDocument(page, { name: "foto.heic" });
  const widthOf = async () => (await documents.locator("[data-page='1']").boundingBox())?.width ?? 0;
  const before = await widthOf();
  await tool("Diminuir").click();
  await expect.poll(widthOf).toBeLessThan(before);

  for (const [name, why] of [
    ["enorme.tiff", "Esta imagem é grande demais para ser mostrada aqui."],
    ["cortada.heic", "Não foi possível mostrar este documento aqui."],
  ] as const) {
    await page.goto(addressOf(name));
    await expect(documents.getByText(why)).toBeVisible();
    await expect(documents.getByRole("button", { name: /^Baixar o arquivo/ })).toBeVisible();
  }
  await journey.signInAs("supplier", addressOf("dossie.tiff"));
  await seeDocument(page, { name: "dossie.tiff" });
});
