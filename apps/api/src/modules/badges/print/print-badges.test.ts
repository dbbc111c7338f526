import { expect, test } from "vitest";
import { newBadgeHolder, useBadges } from "../../../../test/fixtures/new-badge.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newWorker } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const PRINT = "POST /companies/employees/badges/print";

const download = async (url: string) => {
  const response = await fetch(new URL(url, world.address()));
  return { type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
};
const pagesOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(" x "),
  );

test("a card has one page per face of the size of a credit card [P-053]", async () => {
  const { supplier, one, workerId } = await newBadgeHolder(world);
  const { answer } = await supplier.api(PRINT)({ body: { contractIds: [one.contractId] } });
  expect(answer).toMatchObject({ printed: 1, left: 0 });
  const { type, bytes } = await download(answer.url);
  expect(type).toBe("application/pdf");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pagesOf(bytes)).toEqual(["86 x 54", "86 x 54"]);
  const history = await supplier.api("GET /companies/employees/{id}/history")({ id: workerId });
  expect(history.answer.results[0]).toMatchObject({ action: "worker.badge_printed", accountId: supplier.accountId });
});

test("a print is in the language of the user who prints", async () => {
  const { supplier, one } = await newBadgeHolder(world);
  for (const [language, name] of [
    ["en-US", "badges"],
    ["es-ES", "credenciales"],
    ["pt-BR", "crachas"],
  ] as const) {
    await supplier.api("PUT /account/profile")({ body: { language } });
    const { answer } = await supplier.api(PRINT)({ body: { contractIds: [one.contractId] } });
    expect(answer.name).toMatch(new RegExp(`^${name}-.*[.]pdf$`));
    expect((await download(answer.url)).bytes.toString("latin1")).toContain(`/Lang (${language})`);
  }
});

test("a sheet holds four badges on a page of A4", async () => {
  const { supplier, one } = await newBadgeHolder(world);
  const contracts = [{ projectId: one.projectId, hiringDate: "2026-03-02", endDate: null }];
  const employeeIds: number[] = [];
  for (let made = 0; made < 5; made += 1) employeeIds.push(await newWorker(supplier.api, { contracts }));
  const { answer } = await supplier.api(PRINT)({ body: { employeeIds, layout: "sheet" } });
  expect(answer).toMatchObject({ printed: 5, left: 0 });
  expect(pagesOf((await download(answer.url)).bytes)).toEqual(["210 x 297", "210 x 297"]);
});

test("a contractor prints its own links, in the supplier's history [P-053]", async () => {
  const { supplier, one, other, workerId } = await newBadgeHolder(world);
  const contractor = await newPerson(world, { companyId: one.contractorId, keys: ["see_employee", "print_employee_badge"] });
  expect((await contractor.api(PRINT)({ body: { contractIds: [one.contractId] } })).answer.printed).toBe(1);
  const history = await supplier.api("GET /companies/employees/{id}/history")({ id: workerId });
  expect(history.answer.results[0]).toMatchObject({ action: "worker.badge_printed", accountId: contractor.accountId });
  const refused = await contractor.api(PRINT)({ body: { contractIds: [one.contractId, other.contractId] } });
  expect(refused.refused.code).toBe("badge.not_found");
  const reader = await newPerson(world, { companyId: one.contractorId, keys: ["see_employee", "see_employee_badge"] });
  expect((await reader.api(PRINT)({ body: { contractIds: [one.contractId] } })).status).toBe(403);
});

test("workers without a badge are counted and not printed", async () => {
  const { supplier, workerId, one, other } = await newBadgeHolder(world);
  const unlinked = await newWorker(supplier.api);
  const { answer } = await supplier.api(PRINT)({ body: { employeeIds: [workerId, unlinked, 2_000_000_000] } });
  expect(answer).toMatchObject({ printed: 1, left: 2 });
  for (const { contractorId } of [one, other]) await useBadges(world, contractorId, false);
  expect((await supplier.api(PRINT)({ body: { employeeIds: [workerId] } })).refused.code).toBe("badge.not_enabled");
});

test("a print names at least one and at most 500 badges", async () => {
  const { supplier } = await newBadgeHolder(world);
  expect((await supplier.api(PRINT)({ body: {} })).status).toBe(400);
  const employeeIds = Array.from({ length: 501 }, (_, index) => index + 1);
  expect((await supplier.api(PRINT)({ body: { employeeIds } })).status).toBe(400);
});
