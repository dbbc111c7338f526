import { expect } from "@playwright/test";
import { dayFromNow } from "../apps/api/test/days.ts";
import { beginProject, untilLinked } from "./create-project.ts";
import type { Journey } from "./journey.ts";
import { born, somebody } from "./registered-worker.ts";
import { aPdf } from "./sent-documents.ts";

const WORK_AT_HEIGHT = 1;

/** A worker in a new project that requires NR-35, with a document of 300 days ago that the contractor approved. */
export const trainedWorker = async (journey: Journey) => {
  const project = await beginProject(journey, "Altura", { demands: /^Certificado NR-35/, riskActivities: [WORK_AT_HEIGHT] });
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("supplier");
  const person = somebody();
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  const risks = [{ ownerId: 0, id: WORK_AT_HEIGHT }];
  const { answer: activity } = await api("POST /employee-activity-type")({ body: { name: `Alpinista ${person.CPF}`, risks } });
  const exposed = { exposedToRisk: true, activityTypeIds: [activity.id], admissionDate: dayFromNow(-400) };
  const { answer } = await api("POST /companies/employees")({ body: { ...born, ...person, ...exposed, contracts } });
  const query = { project: [project.id], worker: [answer.id] };
  const found = async () => (await api("GET /pendencies")({ query })).answer.results[0];
  await expect.poll(async () => (await found())?.name, { timeout: 30_000 }).toContain("NR-35");
  const id = (await found())?.id ?? 0;
  const body = new FormData();
  body.set("issueDate", dayFromNow(-300));
  body.set("documents", new Blob([new Uint8Array(aPdf(person.name))], { type: "application/pdf" }), "nr35.pdf");
  expect((await api("POST /pendencies/{id}/documents")({ id, body })).status).toBe(201);
  expect((await api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
  const analyst = await journey.apiAs("analyst");
  expect((await analyst("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread" } })).status).toBe(200);
  const status = async () => (await analyst("GET /pendencies/{id}")({ id })).answer.status;
  return { id: answer.id, name: person.name, project, pendencyId: id, status };
};
