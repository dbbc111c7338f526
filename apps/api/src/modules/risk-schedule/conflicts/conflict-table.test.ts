import { describe, expect, test } from "vitest";
import { newCompany } from "../../../../test/fixtures/new-company.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { HOT_WORK } from "../../../../test/fixtures/new-risk-schedule.ts";
import { CHEMICALS, newTwoTeams } from "../../../../test/fixtures/new-two-teams.ts";
import { settleAllSchedules } from "../../../../test/schedule-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();

describe("the table of conflicts", () => {
  test("is tightened by the contractor; schedules with an open conflict are suspended until it is accepted", async () => {
    const { contractorId: companyId, manager, supplier, second, weld, handle, beside } = await newTwoTeams(world);
    const { id } = (await weld()).answer;
    const there = { departmentId: beside.departmentId, riskActivityIds: [CHEMICALS] };
    expect((await handle(there)).status).toBe(201);
    const { answer: table } = await manager.api("GET /companies/{companyId}/risk-conflicts")({ companyId });
    const isPair = ({ one, other: second }: (typeof table.lines)[number]) => one.id === HOT_WORK && second?.id === CHEMICALS;
    expect(table.lines.find(isPair)).toMatchObject({
      inArea: "restricted",
      inUnit: "allowed",
      confidence: "unverified",
      source: expect.any(String),
    });
    const body = { oneId: CHEMICALS, otherId: HOT_WORK, inArea: "forbidden", inUnit: "forbidden", measures: "" } as const;
    const changed = await manager.api("PUT /companies/{companyId}/risk-conflicts")({ companyId, body });
    expect(changed.answer).toMatchObject({
      one: { id: HOT_WORK },
      inUnit: "forbidden",
      standard: { inUnit: "allowed" },
      confidence: "own",
    });
    await settleAllSchedules(world);
    const notices = async (api: typeof manager.api) => (await api("GET /notices")()).answer.results;
    const suspension = { kind: "schedule_suspension", details: { causes: ["conflict"], workers: [], count: 0 } };
    expect(await notices(supplier.api)).toMatchObject([{ ...suspension, about: { id } }]);
    expect(await notices(second.api)).toMatchObject([suspension]);
    expect(await notices(manager.api)).toMatchObject([suspension, suspension]);
    const { answer } = await manager.api("GET /risk-schedule/{id}")({ id });
    expect(answer).toMatchObject({
      status: "suspended",
      suspensions: [{ cause: "conflict" }],
      conflicts: [{ level: "forbidden", accepted: null }],
    });
    const loose = await manager.api("PUT /companies/{companyId}/risk-conflicts")({
      companyId,
      body: { ...body, inArea: "allowed", inUnit: "allowed" },
    });
    expect(loose.refused.code).toBe("risk_conflict.reason_missing");
    const reasoned = { ...body, inArea: "allowed", inUnit: "allowed", reason: "Produtos à base de água" } as const;
    expect((await manager.api("PUT /companies/{companyId}/risk-conflicts")({ companyId, body: reasoned })).status).toBe(200);
    await settleAllSchedules(world);
    expect((await manager.api("GET /risk-schedule/{id}")({ id })).answer).toMatchObject({ status: "scheduled", suspensions: [] });
    const { answer: history } = await manager.api("GET /companies/{companyId}/risk-conflicts/history")({ companyId });
    expect(history.results.map(({ field, oldValue, newValue }) => [field, oldValue, newValue])).toEqual([
      ["reason", null, "Produtos à base de água"],
      ["levels", "forbidden/forbidden", "allowed/allowed"],
      ["levels", "restricted/allowed", "forbidden/forbidden"],
    ]);
    const pair = { companyId, body: { oneId: HOT_WORK, otherId: CHEMICALS } };
    expect((await manager.api("PUT /companies/{companyId}/risk-conflicts/reset")(pair)).status).toBe(204);
    const again = (await manager.api("GET /companies/{companyId}/risk-conflicts")({ companyId })).answer.lines.find(isPair);
    expect(again).toMatchObject({ inArea: "restricted", inUnit: "allowed", confidence: "unverified" });
    const last = (await manager.api("GET /companies/{companyId}/risk-conflicts/history")({ companyId })).answer.results[0];
    expect([last?.oldValue, last?.newValue]).toEqual(["allowed/allowed", "restricted/allowed"]);
    expect((await manager.api("PUT /companies/{companyId}/risk-conflicts/reset")(pair)).refused.code).toBe("risk_conflict.line_unknown");
  });

  test("refuses unknown activities and restrictions without measures, and belongs to its contractor", async () => {
    const { contractorId: companyId, manager, admin, supplier } = await newTwoTeams(world);
    const put = (body: object, api = manager.api) => api("PUT /companies/{companyId}/risk-conflicts")({ companyId, body: body as never });
    const line = { oneId: 1, otherId: 2, inArea: "restricted", inUnit: "allowed", measures: "" };
    expect((await put(line)).refused.code).toBe("risk_conflict.measures_missing");
    expect((await put({ ...line, otherId: 9_999_999 })).refused.code).toBe("risk_conflict.activity_unknown");
    expect((await put({ ...line, otherId: null, measures: "Isolar" })).answer).toMatchObject({
      one: { id: 1 },
      other: null,
      standard: null,
    });
    expect((await put(line, admin.api)).status).toBe(403);
    expect((await put(line, supplier.api)).status).toBe(403);
    const stranger = await newPerson(world, { companyId: await newCompany(world, "contractor"), keys: ["config_risk_conflict"] });
    expect((await put(line, stranger.api)).refused.code).toBe("company.not_found");
  });
});
