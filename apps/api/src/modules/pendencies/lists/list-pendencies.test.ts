import { expect, test } from "vitest";
import { answered, demand, newPendency, reconciled } from "../../../../test/new-pendency.ts";
import { newPerson } from "../../../../test/new-person.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

const world = openWorld();

test("both sides see what is asked, and a stranger sees nothing [R-390]", async () => {
  const { supplier, contractorId, pendencyId } = await newPendency(world);
  const reviewer = await newPerson(world, { companyId: contractorId, keys: ["see_pendency"] });
  const other = await newPendency(world);
  for (const { api } of [supplier, reviewer]) {
    const { answer } = await api("GET /pendencies")();
    expect(answer.results.map(({ id }) => id)).toEqual([pendencyId]);
    expect(answer.meta).toMatchObject({ totalResults: 1, itemsPerPage: 10, totalIsExact: true });
  }
  const { answer } = await other.supplier.api("GET /pendencies")();
  expect(answer.results.map(({ id }) => id)).toEqual([other.pendencyId]);
});

test("each filter narrows the list, and so do the totals [R-400]", async () => {
  const asked = await newPendency(world);
  const thisMonth = dayInSaoPaulo(world.clock.now()).slice(0, 7);
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7);
  await demand(world, asked, { plan: "STP", frequency: "monthly", from: `${lastMonth}-01` });
  await reconciled(world, asked);
  const { api } = asked.supplier;
  const found = async (query: NonNullable<Parameters<ReturnType<typeof api<"GET /pendencies">>>[0]>["query"]) => {
    const { answer } = await api("GET /pendencies")({ query: { itemsPerPage: 100, ...query } });
    return answer.results.map(({ plan, referenceMonth }) => [plan, referenceMonth]);
  };
  const months = [
    ["STP", lastMonth],
    ["STP", thisMonth],
  ];
  expect((await found({ plan: ["STP"] })).toSorted()).toEqual(months);
  expect(await found({ withoutReferenceMonth: true })).toEqual([["SSMA", null]]);
  expect(await found({ referenceMonthStart: thisMonth, referenceMonthEnd: thisMonth })).toEqual([["STP", thisMonth]]);
  expect(await found({ status: ["DONE"] })).toEqual([]);
  expect(await found({ employee: "pessoa de TESTE" })).toHaveLength(3);
  expect(await found({ employee: "ninguém" })).toEqual([]);
  expect(await found({ project: [asked.projectId] })).toHaveLength(3);
  expect(await found({ pendencyType: ["PROVIDER"] })).toEqual([]);
  expect(await found({ inactive: true })).toEqual([]);
  const { answer } = await api("GET /pendencies/totals")({ query: { plan: ["STP"] } });
  expect(answer.results.find(({ status }) => status === "OPEN")).toEqual({ status: "OPEN", total: 2, isExact: true });
});

test("a worker's row tells what is asked of them, and what calls for somebody most", async () => {
  const { supplier, pendencyId, workerId } = await newPendency(world);
  const row = async () => (await supplier.api("GET /employees")()).answer.results.find(({ id }) => id === workerId);
  expect(await row()).toMatchObject({ hasPendencies: true, pendencyTotal: 1, statusSSMA: "OPEN", statusSTP: null });
  await answered(world, pendencyId, { status: "DONE" });
  expect(await row()).toMatchObject({ hasPendencies: false, pendencyTotal: 0, statusSSMA: "DONE" });
});
