import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newSupplied, newWorker, workerBody } from "../../../../test/fixtures/new-worker.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const { CPF: _, birthdate: __, ...unsaid } = workerBody();
const everyOther: readonly PermissionKey[] = [
  "see_employee",
  "see_employee_data",
  "add_employee",
  "update_employee",
  "assign_employee_project",
];

for (const side of ["contractorId", "providerId"] as const)
  test(`the salary is hidden without see_employee_salary with ${side}`, async () => {
    const place = await newSupplied(world);
    const contracts = [{ projectId: place.projectId, hiringDate: "2026-03-02", endDate: null }];
    const id = await newWorker(place.supplier.api, { salary: 3217.45, contracts });
    for (const keys of [everyOther, [...everyOther, "see_employee_salary"] as const]) {
      const holds = keys.includes("see_employee_salary");
      const { api } = await newPerson(world, { companyId: place[side], keys });
      for (const { answer } of [
        await api("GET /companies/employees/{id}")({ id }),
        await api("GET /companies/employees/{id}/search")({ id }),
      ])
        expect(answer).toMatchObject({ salary: holds ? 3217.45 : null, salaryIsHidden: !holds, dataIsHidden: false });
      const others = [
        await api("GET /companies/employees")({}),
        await api("GET /employees/{id}/projects-info")({ id }),
        await api("GET /companies/employees/{id}/history")({ id }),
      ];
      expect(JSON.stringify(others)).not.toContain("3217");
    }
  });

test("a save without see_employee_salary cannot set the salary and keeps it", async () => {
  const { supplier, providerId } = await newSupplied(world);
  const id = await newWorker(supplier.api, { salary: 3217.45 });
  const { api } = await newPerson(world, { companyId: providerId, keys: everyOther });
  for (const salary of [1, null]) {
    const { status, refused } = await api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, salary } });
    expect([status, refused]).toMatchObject([403, { details: { permission: "see_employee_salary" } }]);
  }
  const saved = await api("PUT /companies/employees")({ body: { ...unsaid, id, name: "Outra" } });
  expect(saved.answer).toMatchObject({ name: "Outra", salary: null });
  const late = await api("PUT /companies/employees/{id}")({ id, body: { ...unsaid, name: "Tarde", version: 1 } });
  expect(late.refused).toMatchObject({ code: "worker.stale", details: { employee: { salary: null } } });
  expect((await supplier.api("GET /companies/employees/{id}")({ id })).answer.salary).toBe(3217.45);
});

test("a new worker gets a salary only with see_employee_salary", async () => {
  const { providerId } = await newSupplied(world);
  const { api } = await newPerson(world, { companyId: providerId, keys: everyOther });
  const refused = await api("POST /companies/employees")({ body: workerBody({ salary: 3000 }) });
  expect(refused.refused).toMatchObject({ code: "permission.missing", details: { permission: "see_employee_salary" } });
  expect((await api("POST /companies/employees")({ body: workerBody() })).status).toBe(201);
});
