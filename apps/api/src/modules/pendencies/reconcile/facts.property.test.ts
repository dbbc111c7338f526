import fc from "fast-check";
import { expect, test } from "vitest";
import { demand } from "../../../../test/new-pendency.ts";
import { newPerson } from "../../../../test/new-person.ts";
import { newSupplied, type Supplied } from "../../../../test/new-worker.ts";
import { newWorkerRow } from "../../../../test/new-worker-row.ts";
import { audited, reconcileAll } from "../../../../test/pendency-jobs.ts";
import { openWorld } from "../../../../test/world.ts";
import { addDays } from "../../../kernel/dates.ts";
import { jobOpening } from "../../../platform/access/openings.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { inTransaction, openTransaction } from "../../../platform/database/transaction.ts";
import { projectDemandFacts } from "../../projects/index.ts";
import { keyText, reconcile } from "../../projects/rules/index.ts";
import { knowsOfProjects } from "../../workers/index.ts";

const world = openWorld();
const SEQUENCES = 2;
const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);

type Place = Supplied & { readonly workers: readonly number[]; readonly requirements: readonly number[]; readonly activityType: number };
const write = (statement: string, values: readonly unknown[]) => world.database.ownerPool().query(statement, [...values]);

/** A project with two workers, three requirements and a kind of work with a risk. */
const arranged = async (): Promise<Place> => {
  const supplied = await newSupplied(world, { startDate: "2026-01-01" });
  const workers = [
    await newWorkerRow(world, { providerId: supplied.providerId, links: [supplied] }),
    await newWorkerRow(world, { providerId: supplied.providerId, links: [supplied] }),
  ];
  const from = `${day(-40).slice(0, 7)}-01`;
  const requirements = [
    await demand(world, supplied, { from }),
    await demand(world, supplied, { plan: "STP", frequency: "monthly", from }),
    await demand(world, supplied, { kind: "PROVIDER", from }),
  ];
  const { rows } = await write("insert into activity_type (provider_id, name) values ($1, 'Montagem') returning id", [supplied.providerId]);
  return { ...supplied, workers, requirements, activityType: rows[0].id };
};

type Change = (place: Place) => Promise<unknown>;
const ofLink = "update project_worker set end_date = $2, asked_until = $2 where worker_id = $1";
const movement = `insert into movement (provider_id, worker_id, kind, status, start_date, end_date) values ($1, $2, $3, $4, $5, $6)`;
/** Every kind of fact, changed as somebody may change it. */
const changes: { readonly [name: string]: Change } = {
  "a link ends": ({ workers }) => write(ofLink, [workers[0], day(-1)]),
  "a link goes on": ({ workers }) => write(ofLink, [workers[0], null]),
  "another worker is linked": (place) => newWorkerRow(world, { providerId: place.providerId, links: [place] }),
  "somebody goes on leave": ({ providerId, workers }) => write(movement, [providerId, workers[1], "leave", "away", day(-70), day(-5)]),
  "a leave never was": ({ workers }) => write("delete from movement where worker_id = $1 and kind = 'leave'", [workers[1]]),
  "somebody is dismissed": ({ providerId, workers }) => write(movement, [providerId, workers[1], "dismissal", "dismissed", day(-2), null]),
  "a dismissal is moved": ({ workers }) =>
    write("update movement set start_date = $2 where worker_id = $1 and kind = 'dismissal'", [workers[1], day(-3)]),
  "a person is kept out": ({ contractorId, workers }) =>
    write(
      `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
       select $1, person_id, document_kind, document_country, document, name, 'Sem cinto', $3 from worker w where id = $2
         and not exists (select from restriction r where r.person_id = w.person_id and r.lifted_at is null)`,
      [contractorId, workers[0], day(-1)],
    ),
  "a restriction is lifted": ({ contractorId }) =>
    write("update restriction set lifted_at = now() where contractor_id = $1", [contractorId]),
  "a regime changes": ({ workers }) => write("update worker set regime = 'mei' where id = $1", [workers[0]]),
  "a regime changes back": ({ workers }) => write("update worker set regime = 'clt_indefinite' where id = $1", [workers[0]]),
  "somebody does a kind of work": ({ providerId, workers, activityType }) =>
    write("insert into worker_activity_type (provider_id, worker_id, activity_type_id) values ($1, $2, $3) on conflict do nothing", [
      providerId,
      workers[0],
      activityType,
    ]),
  "a kind of work has a risk": ({ providerId, activityType }) =>
    write(
      `insert into activity_type_risk (provider_id, activity_type_id, activity_owner_id, activity_id)
       select $1, $2, owner_id, id from risk_activity where owner_id = 0 order by id limit 3 on conflict do nothing`,
      [providerId, activityType],
    ),
  "a kind of work has none": ({ activityType }) => write("delete from activity_type_risk where activity_type_id = $1", [activityType]),
  "a kind of work is put away": ({ activityType }) => write("update activity_type set status = 'inactive' where id = $1", [activityType]),
  "the project has a risk": ({ contractorId, projectId }) =>
    write(
      `insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
       select $1, $2, owner_id, id, version from risk_activity where owner_id = 0 order by id limit 3 on conflict do nothing`,
      [contractorId, projectId],
    ),
  "the project has it no more": ({ projectId }) => write("delete from project_risk_activity where project_id = $1", [projectId]),
  "a requirement is closed": ({ requirements }) =>
    write("update project_requirement set holds_until = $2 where id = $1", [requirements[0], day(-1)]),
  "a requirement holds on": ({ requirements }) =>
    write("update project_requirement set holds_until = null where id = $1", [requirements[0]]),
  "a document of a risk is demanded": ({ contractorId, projectId }) =>
    write(
      `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
       select $1, $2, v.plan, v.owner_id, v.document_type_id, v.version, '2026-01-01' from document_type d
         join document_type_version v on v.owner_id = d.owner_id and v.document_type_id = d.id and v.version = d.version
       where d.owner_id = 0 and v.kind = 'RISK' and not exists (select from project_requirement r where r.project_id = $2 and r.type_id = d.id)
       order by d.id limit 2`,
      [contractorId, projectId],
    ),
  "something is not asked of the supplier": ({ contractorId, requirements, providerId }) =>
    write(
      "insert into project_requirement_exception (contractor_id, requirement_id, provider_id) values ($1, $2, $3) on conflict do nothing",
      [contractorId, requirements[2], providerId],
    ),
  "it is asked again": ({ providerId }) => write("delete from project_requirement_exception where provider_id = $1", [providerId]),
  "the project is put away": ({ projectId }) => write("update project set state = 'inactive' where id = $1", [projectId]),
  "the project goes on": ({ projectId }) => write("update project set state = 'active' where id = $1", [projectId]),
  "the project begins later": ({ projectId }) => write("update project set start_date = $2 where id = $1", [projectId, day(-20)]),
  "a plan has months": ({ providerId }) =>
    write("update project_company_plan set start_reference = $2 where provider_id = $1 and plan = 'STP'", [
      providerId,
      `${day(0).slice(0, 7)}-01`,
    ]),
};

/** What the facts demand, as if nothing had ever been asked. */
const demanded = ({ contractorId, projectId }: Place): Promise<readonly string[]> =>
  inTransaction(openTransaction(world.database.appPool(), jobOpening(contractorId)), async (tx) => {
    const { workersIn = async () => [] } = knowsOfProjects;
    const facts = await projectDemandFacts(tx, { contractorId, id: projectId }, { today: day(0), workersIn });
    return facts ? reconcile(facts, []).create.map(keyText).toSorted() : [];
  });
const asked = async ({ projectId }: Place): Promise<readonly string[]> => {
  const { rows } = await write(
    `select requirement_id as "requirementId", provider_id as "supplierId", worker_id as "workerId", to_char(reference_month, 'YYYY-MM') as month,
       movement_id as "movementId" from pendency where project_id = $1 and active`,
    [projectId],
  );
  return rows.map(keyText).toSorted();
};

test("whatever changes, in whatever order and whoever is killed meanwhile, what is asked is what the facts demand [R-438]", async () => {
  const orders = fc.sample(fc.shuffledSubarray(Object.keys(changes), { minLength: Object.keys(changes).length }), {
    numRuns: SEQUENCES,
    seed: 20_261_122,
  });
  for (const [at, order] of orders.entries()) {
    const place = await arranged();
    await reconcileAll(world);
    expect((await asked(place)).length).toBeGreaterThan(5);
    for (const [step, name] of order.entries()) {
      await changes[name]?.(place);
      await reconcileAll(world, () => (step + at) % 3 === 0);
      expect(await asked(place), `after ${order.slice(0, step + 1).join(", ")}`).toEqual(await demanded(place));
    }
    expect(await audited(world, place)).toEqual([]);
  }
}, 120_000);

test("what the comparison of the night finds lacking is told, and asked for", async () => {
  const place = await arranged();
  await reconcileAll(world);
  const { rows } = await write("select id from pendency where project_id = $1 and active order by id limit 1", [place.projectId]);
  await write("delete from pendency_question where pendency_id = $1", [rows[0].id]);
  await write("delete from pendency where id = $1", [rows[0].id]);
  const { contractorId, projectId, providerId } = place;
  expect(await audited(world, place)).toMatchObject([{ contractorId, projectId, providerId, lacking: 1, tooMany: 0, toReturn: 0 }]);
  await reconcileAll(world);
  expect(await asked(place)).toEqual(await demanded(place));
});

test("what will be put right is no fault: a change that waits for its job is told only when no attempt is left", async () => {
  const place = await arranged();
  await reconcileAll(world);
  await changes["a requirement is closed"]?.(place);
  expect(await audited(world, place)).toEqual([]);
  await write(
    "update graphile_worker._private_jobs set attempts = max_attempts where key like 'pendencies.reconcile-project ' || $1 || ' %'",
    [place.projectId],
  );
  expect(await audited(world, place)).toMatchObject([{ lacking: 0, tooMany: 2, toReturn: 0 }]);
  await reconcileAll(world);
  expect(await audited(world, place)).toEqual([]);
});

test("what people took back is neither asked for again nor told as lacking, and nothing is made of it when the facts change [CD-149]", async () => {
  const place = await arranged();
  await reconcileAll(world);
  const { api } = await newPerson(world, { companyId: place.contractorId, keys: "all" });
  const { rows } = await write("select id from pendency where project_id = $1 and worker_id = $2 and active order by id limit 1", [
    place.projectId,
    place.workers[0],
  ]);
  expect((await api("DELETE /pendencies/{id}")({ id: rows[0].id })).status).toBe(204);
  const left = await asked(place);
  for (const change of ["a requirement is closed", "a requirement holds on"]) {
    await changes[change]?.(place);
    await reconcileAll(world);
    expect(await audited(world, place)).toEqual([]);
  }
  expect(await asked(place)).toEqual(left);
  expect((await api("GET /pendencies/{id}")({ id: rows[0].id })).status).toBe(404);
});

test("two that reconcile one supplier at once ask for nothing twice", async () => {
  const place = await arranged();
  await Promise.all([reconcileAll(world), reconcileAll(world)]);
  expect(await asked(place)).toEqual(await demanded(place));
});
