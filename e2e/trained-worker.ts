import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { dayFromNow } from "../apps/api/test/days.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, untilLinked } from "./create-project.ts";
import type { Journey } from "./journey.ts";
import { aPdf } from "./sent-documents.ts";

const WORK_AT_HEIGHT = 1;

/** A worker in a new project that requires NR-35, with a document of 300 days ago that the contractor approved. */
export const trainedWorker = async (journey: Journey) => {
  const project = await beginProject(journey, "Altura", { demands: /^Certificado NR-35/, riskActivities: [WORK_AT_HEIGHT] });
  await untilLinked(journey, project.id);
  const api = await journey.apiAs("supplier");
  const base = String(randomInt(100_000_000, 999_999_999));
  const name = `Davi Prado ${base}`;
  const contracts = [{ projectId: project.id, hiringDate: dayFromNow(-15), endDate: null }];
  const born = { birthdate: "1988-02-10", role: "Montador", admissionDate: "2025-03-03", contractRegime: "clt_indefinite" } as const;
  const risks = [{ ownerId: 0, id: WORK_AT_HEIGHT }];
  const { answer: activity } = await api("POST /employee-activity-type")({ body: { name: `Alpinista ${base}`, risks } });
  const exposed = { exposedToRisk: true, activityTypeIds: [activity.id] };
  const { answer } = await api("POST /companies/employees")({ body: { ...born, ...exposed, name, CPF: newCpf(base), contracts } });
  const query = { project: [project.id], worker: [answer.id] };
  const found = async () => (await api("GET /pendencies")({ query })).answer.results[0];
  await expect.poll(async () => (await found())?.name, { timeout: 30_000 }).toContain("NR-35");
  const id = (await found())?.id ?? 0;
  const body = new FormData();
  body.set("issueDate", dayFromNow(-300));
  body.set("documents", new Blob([new Uint8Array(aPdf(name))], { type: "application/pdf" }), "nr35.pdf");
  expect((await api("POST /pendencies/{id}/documents")({ id, body })).status).toBe(201);
  expect((await api("PUT /pendencies/{id}")({ id, body: { status: "IN_REVISION" } })).status).toBe(200);
  const analyst = await journey.apiAs("analyst");
  expect((await analyst("PUT /pendencies/{id}")({ id, body: { status: "DONE", action: "close_unread" } })).status).toBe(200);
  const status = async () => (await analyst("GET /pendencies/{id}")({ id })).answer.status;
  return { id: answer.id, name, project, pendencyId: id, status };
};
