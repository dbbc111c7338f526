import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import { afterAll, expect, test } from "vitest";
import { cast, DEMO_PASSWORD } from "../../demo/accounts/cast.ts";
import { signedIn } from "../accounts/signed-in.ts";
import { apiClient } from "../api-client.ts";
import { type Product, startProduct } from "../product.ts";

const LINKING_SECONDS = 6;
const PATIENCE_MS = 60_000;
/** Pause between requests, because of the rate limit. */
const BETWEEN_MS = 100;
const dataDir = await mkdtemp(join(tmpdir(), "emdia-linking-"));
const running: { product?: Product } = {};

afterAll(async () => {
  await running.product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async () => {
  const product = await startProduct(dataDir, { EMDIA_ROBOT_CHECK: "off", EMDIA_LINKING_SECONDS: String(LINKING_SECONDS) });
  running.product = product;
  const { answer } = await apiClient(product.address)("POST /authentication/signin")({
    body: { email: cast.admin.email, password: DEMO_PASSWORD },
  });
  return { product, api: apiClient(product.address, signedIn(answer).token) };
};
type Api = Awaited<ReturnType<typeof start>>["api"];

/** Polls the project until the condition is true. */
const waitForProject = async (api: Api, id: number, isSo: (project: Project) => boolean): Promise<Project> => {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { answer } = await api("GET /projects/{id}")({ id });
    if (isSo(answer)) return answer;
    await pause(BETWEEN_MS);
  }
  throw new Error("the linking did not come that far");
};
test("a project's linking continues after a kill and restart [R-253] [R-283]", async () => {
  const before = await start();
  const { answer: list } = await before.api("GET /projects")({ query: { itemsPerPage: 100 } });
  const several = list.results.find(({ providerCount, projectIsBlocked, isDraft }) => providerCount > 2 && !projectIsBlocked && !isDraft);
  const id = several?.id ?? 0;
  const { answer: project } = await before.api("GET /projects/{id}")({ id });
  const { name, contract, scope, description, startDate, endDate, version } = project;
  const body = { step: 1 as const, name: `${name}, revisada`, contract, scope, description, startDate, endDate, version };
  expect((await before.api("PUT /projects/{id}")({ id, body })).answer.projectIsBlocked).toBe(true);
  const { linking } = await waitForProject(before.api, id, (seen) => (seen.linking?.done ?? 0) > 0);
  await before.product.killProcess();

  const after = await start();
  const { answer: found } = await after.api("GET /projects/{id}")({ id });
  expect(found.linking === null || found.linking.done >= (linking?.done ?? 0)).toBe(true);
  const linked = await waitForProject(after.api, id, ({ projectIsBlocked }) => !projectIsBlocked);
  expect(linked).toMatchObject({ name: `${name}, revisada`, linking: null });
}, 180_000);
