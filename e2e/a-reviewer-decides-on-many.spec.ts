import type { Page } from "@playwright/test";
import { twentyDocuments } from "../apps/api/test/many-kinds/twenty-documents.ts";
import { approve, doNotApply, reject } from "./decisions.ts";
import { expect, type Journey, test } from "./journey.ts";
import { manySent, reviewQueue, type Sent } from "./many-sent.ts";
import { seeDocument, shapeOfFirstPage } from "./seen-document.ts";

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

/** What the list, the supplier and the history say of a decision once it is final. */
const watching = async (journey: Journey, projectId: number) => {
  const [reviewer, supplier] = [await journey.apiAs("analyst"), await journey.apiAs("supplier")];
  const rowOf = async (id: number) => {
    const { results } = (await reviewer("GET /pendencies")({ query: { project: [projectId], itemsPerPage: 100 } })).answer;
    return results.find((row) => row.id === id)?.status;
  };
  return async ({ id, document }: Sent, { status, action }: Decision): Promise<void> => {
    await expect.poll(() => rowOf(id), document.name).toBe(status);
    const told = (await supplier("GET /pendencies/{id}")({ id })).answer;
    const isBack = status === "OPEN";
    expect([told.status, told.moves.some((move) => move.action === "send")]).toEqual([status, isBack]);
    const wrong = told.checklist.filter((item) => item.status === "INVALID");
    expect(wrong.map(({ invalidDescription, action: toDo }) => [invalidDescription, toDo].every(Boolean))).toEqual(isBack ? [true] : []);
    if (isBack) expect(told.note).toContain(wrong[0]?.invalidDescription);
    const read = (await supplier("GET /pendencies/{id}/history")({ id })).answer.results;
    expect(read.map((entry) => entry.action)).toContain(action);
    const { results } = (await reviewer("GET /pendencies/{id}/history")({ id })).answer;
    expect(results.map((entry) => [entry.action, entry.accountName])).toContainEqual([action, "Bruno Reis"]);
  };
};

test("twenty documents of every kind are decided on without touching the mouse, and row, supplier and history tell each decision [S-071] [S-072] [S-076] [S-080]", {
  tag: "@desktop",
}, async ({ page, journey }) => {
  test.slow();
  const { project, sent } = await manySent(journey, await twentyDocuments());
  const queue = await reviewQueue(journey, project.id, sent);
  const tells = await watching(journey, project.id);
  await journey.signInAs("analyst", `/pendencias/editar/${queue[0]?.id}?project=${project.id}&status=IN_REVISION&itemsPerPage=100`);
  await expect(page.getByRole("complementary", { name: "Fila" }).getByRole("link")).toHaveCount(queue.length);
  const told: Promise<void>[] = [];
  for (const [at, one] of queue.entries()) {
    await expect(page.getByRole("heading", { level: 1, name: one.name })).toBeVisible();
    await seeDocument(page, one.document);
    if (one.document.name.startsWith("girado")) expect(await shapeOfFirstPage(page)).toBeGreaterThan(1);
    if (one.document.name.includes("50")) await expect(page.getByText("1 / 50", { exact: true })).toBeVisible();
    await decisionAt(at).decide(page, one.questions);
    // One that may be taken back is final with the next, or some seconds later: nobody waits for it before they go on.
    const telling = tells(one, decisionAt(at));
    telling.catch(() => {});
    told.push(telling);
  }
  await Promise.all(told);
});
