import { dayFromNow } from "../apps/api/test/days.ts";
import { documentForm } from "../apps/api/test/fixtures/new-document.ts";
import { printed } from "../apps/api/test/many-kinds/papers.ts";
import type { MadeDocument } from "../apps/api/test/many-kinds/twenty-documents.ts";
import { beginProject, EVERY_DOCUMENT, untilLinked } from "./create-project.ts";
import { expect, type Journey } from "./journey.ts";

const DAYS_VALID = 300;

export type Sent = { readonly id: number; readonly name: string; readonly questions: number; readonly document: MadeDocument };

/** Creates a project in which the supplier has sent each document for its own pendency. */
export const manySent = async (journey: Journey, documents: readonly MadeDocument[]) => {
  const project = await beginProject(journey, "Muitos documentos", { howMany: EVERY_DOCUMENT });
  await untilLinked(journey, project.id);
  const supplier = await journey.apiAs("supplier");
  const query = { project: [project.id], itemsPerPage: 100 as const };
  const found = async () => (await supplier("GET /pendencies")({ query })).answer.results;
  await expect.poll(async () => (await found()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(documents.length);
  const pendencies = await found();
  const send = async (document: MadeDocument, at: number): Promise<Sent> => {
    const { id = 0, name = "" } = pendencies[at] ?? {};
    const { asksExpiry, checklist } = (await supplier("GET /pendencies/{id}")({ id })).answer;
    const fields = { name: document.name, issueDate: dayFromNow(-10), ...(asksExpiry && { expirationDate: dayFromNow(DAYS_VALID) }) };
    const file = new Blob([new Uint8Array(document.bytes)], { type: document.type });
    expect((await supplier("POST /pendencies/{id}/documents")({ id, body: documentForm(file, fields) })).status).toBe(201);
    expect((await supplier("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
    return { id, name, questions: checklist.length, document };
  };
  return { project, sent: await Promise.all(documents.map(send)) };
};

/** A document of the supplier that the analyst rejected with one answer Não and a note for its id, with the question and the template. */
export const rejectedDocument = async (journey: Journey, noteOf: (id: number) => string) => {
  const { project, sent } = await manySent(journey, [{ name: "ficha.pdf", type: "application/pdf", bytes: await printed("Ficha") }]);
  const id = sent[0]?.id ?? 0;
  const analyst = await journey.apiAs("analyst");
  const [question] = (await analyst("GET /pendencies/{id}")({ id })).answer.checklist;
  const [template] = (await analyst("GET /checklist/{id}/templates")({ id: question?.id ?? 0 })).answer.results;
  const no = { status: "INVALID" as const, ...template };
  await analyst("POST /pendencies/{checklistId}/checklist")({ checklistId: question?.id ?? 0, body: no });
  const body = { status: "OPEN" as const, action: "reject" as const, note: noteOf(id) };
  expect((await analyst("PUT /pendencies/{id}")({ id, body })).status).toBe(200);
  return { id, project, note: body.note, question, template, analyst };
};

/** The sent pendencies in the order of the review queue. */
export const reviewQueue = async (journey: Journey, projectId: number, sent: readonly Sent[]): Promise<readonly Sent[]> => {
  const reviewer = await journey.apiAs("analyst");
  const query = { project: [projectId], status: ["IN_REVISION" as const], itemsPerPage: 100 as const };
  const { results } = (await reviewer("GET /pendencies")({ query })).answer;
  return results.flatMap(({ id }) => sent.filter((one) => one.id === id));
};
