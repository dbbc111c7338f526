import { type PendencyStatus, pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arranged, changes, type Place } from "../../../../test/facts/changing-facts.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";

const world = openWorld();
const owner = () => world.database.ownerPool();

type Whose = { readonly workerId: number; readonly contractorId: number | null; readonly projectId: number | null };
type Figures = {
  readonly hasPendencies: boolean;
  readonly pendencyTotal: number;
  readonly statusSSMA: PendencyStatus | null;
  readonly statusSTP: PendencyStatus | null;
};
type Standing = { readonly [key in keyof Whose]: number } & { readonly plan: "STP" | "SSMA"; readonly status: PendencyStatus };

/** Most urgent first; the last three require no action. */
const urgency: readonly PendencyStatus[] = [
  "EXPIRED",
  "PRE_REJECTED",
  "OPEN",
  "SUPPORT",
  "PRE_ANALYSIS",
  "IN_REVISION",
  "NEXT_DUE_DATE",
  "DONE",
  "NOT_APPLICABLE",
];
const counted = (documents: readonly Standing[]): Figures => {
  const pendencyTotal = documents.filter(({ status }) => urgency.indexOf(status) < 6).length;
  const mostUrgent = (plan: Standing["plan"]) =>
    urgency.find((status) => documents.some((document) => document.plan === plan && document.status === status)) ?? null;
  return { hasPendencies: pendencyTotal > 0, pendencyTotal, statusSSMA: mostUrgent("SSMA"), statusSTP: mostUrgent("STP") };
};

/** Figures in total, per contractor and per project. */
const levels = [
  { of: "worker", where: `id as "workerId", null as "contractorId", null as "projectId"` },
  { of: "contractor_worker", where: `worker_id as "workerId", contractor_id as "contractorId", null as "projectId"` },
  { of: "project_worker", where: `worker_id as "workerId", contractor_id as "contractorId", project_id as "projectId"` },
];
/** Stored figures of both suppliers' workers, and a plain count of their pendencies. */
const storedAndCounted = async ({ providerId, other }: Place) => {
  const suppliers = [[providerId, other.providerId]];
  const { rows: documents } = await owner().query<Standing>(
    `select worker_id as "workerId", contractor_id as "contractorId", project_id as "projectId", plan, status
     from pendency where provider_id = any ($1) and rest_for is null and removed_at is null`,
    suppliers,
  );
  const ask = ({ of, where }: (typeof levels)[number]) =>
    owner().query<Whose & Figures>(
      `select ${where}, has_pendencies as "hasPendencies", pendency_total as "pendencyTotal", status_ssma as "statusSSMA",
         status_stp as "statusSTP" from ${of} where provider_id = any ($1) order by 1, 2, 3`,
      suppliers,
    );
  const kept = (await Promise.all(levels.map(ask))).flatMap(({ rows }) => rows);
  const plainly = kept.map(({ workerId, contractorId, projectId }) => {
    const isOf = (one: Standing) =>
      one.workerId === workerId &&
      (contractorId === null || one.contractorId === contractorId) &&
      (projectId === null || one.projectId === projectId);
    return { workerId, contractorId, projectId, ...counted(documents.filter(isOf)) };
  });
  return { kept, plainly };
};

/** Moves some pendencies of the supplier, active or inactive, to other statuses. */
const moveSome = async ({ providerId }: Place, { seed, some }: { readonly seed: number; readonly some: number }) => {
  const { rows } = await owner().query<{ id: number }>("select id from pendency where provider_id = $1 order by id", [providerId]);
  const move = fc.record({ id: fc.constantFrom(...rows.map(({ id }) => id)), status: fc.constantFrom(...pendencyStatuses) });
  for (const { id, status } of fc.sample(move, { numRuns: some, seed }))
    await owner().query(
      `update pendency set status = $2, returns_to = case when $2 = 'SUPPORT' then 'OPEN' end,
         question_side = case when $2 = 'SUPPORT' then 'provider' end where id = $1`,
      [id, status],
    );
};

/** Figures in the worker lists of the supplier and of the contractor. */
const figuresInLists = async ({ supplier, contractorId }: Place) => {
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const of = async ({ api }: typeof supplier, whose: Pick<Whose, "contractorId">) => {
    const { answer } = await api("GET /employees")({ query: { itemsPerPage: 100 } });
    return answer.results.map(({ id: workerId, hasPendencies, pendencyTotal, statusSSMA, statusSTP }) => {
      const figures = { hasPendencies, pendencyTotal, statusSSMA, statusSTP };
      return { workerId, ...whose, projectId: null, ...figures };
    });
  };
  return { supplier: await of(supplier, { contractorId: null }), contractor: await of(contractor, { contractorId }) };
};

test("worker figures match a plain count after any change", async () => {
  const orders = fc.sample(fc.shuffledSubarray(Object.keys(changes), { minLength: Object.keys(changes).length }), {
    numRuns: 2,
    seed: 20_261_123,
  });
  const seenStatuses = new Set<string>();
  for (const order of orders) {
    const place = await arranged(world);
    await reconcileAll(world);
    for (const [step, name] of order.entries()) {
      await changes[name]?.(place);
      await reconcileAll(world);
      await moveSome(place, { seed: step, some: 3 });
      const { kept, plainly } = await storedAndCounted(place);
      expect(kept, `after ${order.slice(0, step + 1).join(", ")}`).toEqual(plainly);
      for (const { statusSSMA, statusSTP } of kept) seenStatuses.add(`SSMA ${statusSSMA}`).add(`STP ${statusSTP}`);
    }
    const { plainly } = await storedAndCounted(place);
    const told = await figuresInLists(place);
    expect(Math.min(told.supplier.length, told.contractor.length)).toBeGreaterThan(2);
    expect(plainly).toEqual(expect.arrayContaining([...told.supplier, ...told.contractor]));
  }
  expect(seenStatuses.size).toBeGreaterThan(12);
}, 240_000);
