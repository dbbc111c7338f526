import { listedHindrances } from "@emdia/contract/workers/standing.ts";
import { expect, test } from "vitest";
import { demand, reconciled } from "../../../../test/fixtures/new-pendency.ts";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied, type Supplied } from "../../../../test/fixtures/new-worker.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { settleAllStandings, standingJobsOf } from "../../../../test/standing-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { standingOrder } from "../rules/stored-standing.ts";

const world = openWorld();
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
const owner = () => world.database.ownerPool();

/** Ana may work in both projects, Bia only in the first, Caio in none, and Davi has no project. */
const place = async () => {
  const supplied = await newSupplied(world, { startDate: "2026-01-01" });
  const { contractorId, providerId, projectId: first } = supplied;
  const second = await newProject(world, { contractorId, providerIds: [providerId], startDate: "2026-01-01" });
  const [one, other] = [
    { contractorId, projectId: first },
    { contractorId, projectId: second },
  ];
  const people = {
    ana: await newWorkerRow(world, { providerId, name: "Ana", links: [one, other] }),
    bia: await newWorkerRow(world, { providerId, name: "Bia", links: [one, other] }),
    caio: await newWorkerRow(world, { providerId, name: "Caio", links: [one] }),
    davi: await newWorkerRow(world, { providerId, name: "Davi" }),
  };
  const leave = "insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'leave', 'away', $3)";
  await owner().query(leave, [providerId, people.caio, day(-3)]);
  return { ...supplied, first, second, people };
};
type Person = Pick<Awaited<ReturnType<typeof newPerson>>, "api">;
const answersOf = async ({ api }: Person, query: { readonly mayWork?: "yes" | "no" } = {}) => {
  const { answer } = await api("GET /employees")({ query: { itemsPerPage: 100, ...query } });
  return answer.results.map(({ name, mayWork, hindrance }) => [name, mayWork, hindrance]);
};

test("the worker list shows and filters by the stored eligibility", async () => {
  const { supplier, contractorId, people, first, second } = await place();
  expect(await answersOf(supplier)).toEqual([
    ["Ana", null, null],
    ["Bia", null, null],
    ["Caio", null, null],
    ["Davi", null, null],
  ]);
  await settleAllStandings(world);
  const contractor = await newPerson(world, { companyId: contractorId, keys: "all" });
  const restriction = await owner().query(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
     select $1, person_id, document_kind, document_country, document, name, 'Sem cinto', $3 from worker where id = $2 returning id`,
    [contractorId, people.bia, day(-1)],
  );
  await settleAllStandings(world);
  const [ana, bia, caio] = [
    ["Ana", true, null],
    ["Bia", false, "restricted"],
    ["Caio", false, "away"],
  ];
  for (const person of [supplier, contractor]) {
    expect(await answersOf(person, { mayWork: "yes" })).toEqual([ana]);
    expect(await answersOf(person, { mayWork: "no" })).toEqual([bia, caio]);
  }
  expect(await answersOf(contractor)).toEqual([ana, bia, caio]);
  await owner().query("update restriction set lifted_at = now() where id = $1", [restriction.rows[0].id]);
  await owner().query("update project set state = 'inactive' where id = $1", [second]);
  await settleAllStandings(world);
  // A project in which no worker is expected does not outweigh the other one.
  expect(await answersOf(supplier)).toEqual([ana, ["Bia", true, null], caio, ["Davi", null, "no_project"]]);
  const listed = async (id: number, mayWork?: "yes" | "no") => {
    const { answer } = await contractor.api("GET /employees/project/{id}")({ id, query: mayWork ? { mayWork } : {} });
    return answer.results.map(({ name, hindrance }) => [name, hindrance]);
  };
  expect(await listed(second)).toEqual([
    ["Ana", "project_inactive"],
    ["Bia", "project_inactive"],
  ]);
  expect(await listed(second, "yes")).toEqual([]);
  expect(await listed(first, "no")).toEqual([["Caio", "away"]]);
  for (const [onlyProjects, expected] of [
    [
      [second],
      [
        ["Ana", false, "project_inactive"],
        ["Bia", false, "project_inactive"],
      ],
    ],
    [[first, second], [caio]],
  ] as const) {
    const restricted = await newPerson(world, { companyId: contractorId, keys: ["see_employee"], onlyProjects: [...onlyProjects] });
    expect(await answersOf(restricted, { mayWork: "no" })).toEqual(expected);
  }
});

test("the database orders the answers like the rules", async () => {
  const { rows } = await owner().query<{ standing: string | null }>(
    "select s as standing from unnest($1::text[]) s order by standing_urgency(s)",
    [standingOrder.toSorted()],
  );
  expect(rows.map(({ standing }) => standing)).toEqual(standingOrder);
  expect(new Set(standingOrder)).toEqual(new Set([...listedHindrances, "may_work", null]));
});

test.each(["worker", "contractor_worker", "project_worker"])("%s refuses a text that is no answer", async (table) => {
  await place();
  await expect(owner().query(`update ${table} set standing = 'unknown'`)).rejects.toThrow(`${table}_standing_check`);
});

/** Documents of each worker and of the supplier that block work, in the first project. */
const blocked = async ({ contractorId, providerId, projectId }: Supplied) => {
  await demand(world, { contractorId, providerId, projectId }, { from: "2026-01-01" });
  await demand(world, { contractorId, providerId, projectId }, { kind: "PROVIDER", from: "2026-01-01" });
  await owner().query(
    `update document_type_version v set blocks_work = true from project_requirement r
     where r.project_id = $1 and v.owner_id = r.type_owner_id and v.document_type_id = r.type_id`,
    [projectId],
  );
  await reconciled(world, { contractorId, providerId, projectId });
  const { rows } = await owner().query<{ id: number }>("select id from pendency where provider_id = $1 order by worker_id nulls first", [
    providerId,
  ]);
  return rows.map(({ id }) => id);
};

test("many changes of one supplier have one job", async () => {
  const supplied = await place();
  const ids = await blocked(supplied);
  expect(ids.length).toBeGreaterThan(3);
  await settleAllStandings(world);
  expect(await standingJobsOf(world, supplied.providerId)).toBe(0);
  for (const status of ["IN_REVISION", "DONE", "OPEN", "IN_REVISION", "DONE"])
    for (const id of ids) await owner().query("update pendency set status = $2 where id = $1", [id, status]);
  expect(await standingJobsOf(world, supplied.providerId)).toBe(1);
  await settleAllStandings(world);
  expect(await answersOf(supplied.supplier, { mayWork: "yes" })).toEqual([
    ["Ana", true, null],
    ["Bia", true, null],
  ]);
  const { rows } = await owner().query("select from stale_standing where provider_id = $1", [supplied.providerId]);
  expect(rows).toEqual([]);
});

test("open transactions of one supplier do not wait for each other's job", async () => {
  const supplied = await place();
  const [one = 0, other = 0] = await blocked(supplied);
  await settleAllStandings(world);
  const [first, second] = [await owner().connect(), await owner().connect()];
  try {
    for (const client of [first, second]) await client.query("begin; set local lock_timeout = '2s'");
    await first.query("update pendency set status = 'IN_REVISION' where id = $1", [one]);
    await second.query("update pendency set status = 'IN_REVISION' where id = $1", [other]);
    await second.query("commit");
    await first.query("commit");
  } finally {
    first.release();
    second.release();
  }
  expect(await standingJobsOf(world, supplied.providerId)).toBe(2);
  await settleAllStandings(world);
});
