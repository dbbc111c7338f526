import { hindrances } from "@emdia/contract/workers/standing.ts";
import { expect, test } from "vitest";
import { newPerson } from "../../../../test/fixtures/new-person.ts";
import { newProject } from "../../../../test/fixtures/new-project.ts";
import { newSupplied } from "../../../../test/fixtures/new-worker.ts";
import { newWorkerRow } from "../../../../test/fixtures/new-worker-row.ts";
import { settleAllStandings } from "../../../../test/standing-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";

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
  // A project in which nobody is expected does not outweigh the other one.
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

test("every hindrance has a place in the order of answers", async () => {
  const { rows } = await owner().query<{ place: number | null }>("select standing_urgency(s) as place from unnest($1::text[]) s", [
    [...hindrances, "may_work", "no_project"],
  ]);
  const places = rows.map((row) => row.place);
  expect(places).not.toContain(null);
  expect(new Set(places).size).toBe(hindrances.length + 2);
});
