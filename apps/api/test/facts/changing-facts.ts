import type { QueryResult } from "pg";
import { addDays } from "../../src/kernel/dates.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import { newCompany } from "../fixtures/new-company.ts";
import { demand } from "../fixtures/new-pendency.ts";
import { newProject } from "../fixtures/new-project.ts";
import { newSupplied, type Supplied } from "../fixtures/new-worker.ts";
import { newWorkerRow } from "../fixtures/new-worker-row.ts";
import type { World } from "../world.ts";

type Write = (statement: string, values: readonly unknown[]) => Promise<QueryResult>;
export type Place = Supplied & {
  readonly world: World;
  readonly write: Write;
  readonly day: (ahead: number) => string;
  readonly workers: readonly number[];
  readonly requirements: readonly number[];
  readonly activityType: number;
  /** A supplier without a link, with one worker. */
  readonly other: { readonly providerId: number; readonly workerId: number };
  /** Another project of the same contractor and supplier. */
  readonly second: Supplied;
  /** A risk activity of the contractor, and its documents. */
  readonly danger: { readonly id: number; readonly documents: readonly number[] };
};

/** Requires the platform's last matching documents in a project. */
const demandSome = async ({ contractorId, projectId }: Supplied, write: Write, like: { readonly where: string; readonly many: number }) => {
  const { rows } = await write(
    `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
     select $1, $2, v.plan, v.owner_id, v.document_type_id, v.version, '2026-01-01' from document_type d
       join document_type_version v on v.owner_id = d.owner_id and v.document_type_id = d.id and v.version = d.version
     where d.owner_id = 0 and 'clt_indefinite' = any (v.regimes) and ${like.where} order by d.id desc limit ${like.many}
     returning type_id as id`,
    [contractorId, projectId],
  );
  return rows.map(({ id }) => id);
};

/** Requires two documents of a risk activity of the contractor, and one after a return from leave. */
const dangerous = async (project: Supplied, write: Write): Promise<Place["danger"]> => {
  const { contractorId } = project;
  const documents = await demandSome(project, write, { where: "v.kind = 'RISK' and v.frequency in ('once', 'always_valid')", many: 2 });
  await demandSome(project, write, { where: "v.plan = 'SSMA' and v.movement = 'return'", many: 1 });
  const { rows } = await write("insert into risk_activity (owner_id, name) values ($1, 'Torre') returning id", [contractorId]);
  const danger = { id: rows[0].id, documents };
  await versionOf({ contractorId, danger, write }, 1);
  return danger;
};
/** A version of the risk activity. Each version has one more document. */
const versionOf = async (
  { contractorId, write, danger: { id, documents } }: Pick<Place, "contractorId" | "danger" | "write">,
  version: number,
) => {
  await write(
    "insert into risk_activity_version (owner_id, risk_activity_id, version, name, description) values ($1, $2, $3, 'Torre', 'Torre')",
    [contractorId, id, version],
  );
  await write("insert into risk_activity_document select $1, $2, $3, 0, unnest($4::bigint[])", [
    contractorId,
    id,
    version,
    documents.slice(0, version),
  ]);
};

/** A project with two workers, documents of each frequency and an activity type with a risk, and more rows that the changes use. */
export const arranged = async (world: World): Promise<Place> => {
  const write: Write = (statement, values) => world.database.ownerPool().query(statement, [...values]);
  const day = (ahead: number) => addDays(dayInSaoPaulo(world.clock.now()), ahead);
  const supplied = await newSupplied(world, { startDate: "2026-01-01" });
  const { contractorId, providerId } = supplied;
  const otherId = await newCompany(world, "provider");
  const other = { providerId: otherId, workerId: await newWorkerRow(world, { providerId: otherId }) };
  const second = { ...supplied, projectId: await newProject(world, { contractorId, providerIds: [providerId], startDate: "2026-01-01" }) };
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
  await demand(world, second, { from });
  const danger = await dangerous(supplied, write);
  return { ...supplied, world, write, day, workers, requirements, activityType: rows[0].id, other, second, danger };
};

type Change = (place: Place) => Promise<unknown>;
const ofLink = "update project_worker set end_date = $2, asked_until = $2 where worker_id = $1";
const projectOf = (set: string): string => `update project set ${set} = $2 where id = $1`;
const movement = `insert into movement (provider_id, worker_id, kind, status, start_date, end_date) values ($1, $2, $3, $4, $5, $6)`;
const linkOf = `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date) values ($1, $2, $3, $4, '2026-02-01')`;
/** Every kind of change to the facts from which pendencies follow. */
export const changes: { readonly [name: string]: Change } = {
  "a link ends": ({ workers, write, day }) => write(ofLink, [workers[0], day(-1)]),
  "a link goes on": ({ workers, write }) => write(ofLink, [workers[0], null]),
  "another worker is linked": (place) => newWorkerRow(place.world, { providerId: place.providerId, links: [place] }),
  "somebody goes on leave": ({ providerId, workers, write, day }) =>
    write(movement, [providerId, workers[1], "leave", "away", day(-70), day(-5)]),
  "a leave never was": ({ workers, write }) => write("delete from movement where worker_id = $1 and kind = 'leave'", [workers[1]]),
  "somebody is dismissed": ({ providerId, workers, write, day }) =>
    write(movement, [providerId, workers[1], "dismissal", "dismissed", day(-2), null]),
  "a dismissal is moved": ({ workers, write, day }) =>
    write("update movement set start_date = $2 where worker_id = $1 and kind = 'dismissal'", [workers[1], day(-3)]),
  "a person is kept out": ({ contractorId, workers, write, day }) =>
    write(
      `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
       select $1, person_id, document_kind, document_country, document, name, 'Sem cinto', $3 from worker w where id = $2
         and not exists (select from restriction r where r.person_id = w.person_id and r.lifted_at is null)`,
      [contractorId, workers[0], day(-1)],
    ),
  "a restriction is lifted": ({ contractorId, write }) =>
    write("update restriction set lifted_at = now() where contractor_id = $1", [contractorId]),
  "somebody turns out to be one who is kept out": async ({ contractorId, workers, other, write, day }) => {
    await write(
      `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
       select $1, person_id, document_kind, document_country, document, name, 'Sem capacete', $3 from worker w where id = $2
         and not exists (select from restriction r where r.person_id = w.person_id and r.lifted_at is null)`,
      [contractorId, other.workerId, day(-1)],
    );
    await write("update worker set person_id = (select person_id from worker where id = $2) where id = $1", [workers[1], other.workerId]);
  },
  "somebody is found to be themselves": ({ workers, write }) =>
    write("update worker set person_id = person_id_for('cpf', 'BR', document) where id = $1", [workers[1]]),
  "a regime changes": ({ workers, write }) => write("update worker set regime = 'mei' where id = $1", [workers[0]]),
  "a regime changes back": ({ workers, write }) => write("update worker set regime = 'clt_indefinite' where id = $1", [workers[0]]),
  "another regime held before": ({ providerId, workers, write, day }) =>
    write("insert into former_regime (provider_id, worker_id, until, regime) values ($1, $2, $3, 'intern') on conflict do nothing", [
      providerId,
      workers[1],
      day(-30),
    ]),
  "no other regime held before": ({ workers, write }) => write("delete from former_regime where worker_id = $1", [workers[1]]),
  "somebody does a kind of work": ({ providerId, workers, activityType, write }) =>
    write("insert into worker_activity_type (provider_id, worker_id, activity_type_id) values ($1, $2, $3) on conflict do nothing", [
      providerId,
      workers[0],
      activityType,
    ]),
  "somebody does it no more": ({ workers, write }) => write("delete from worker_activity_type where worker_id = $1", [workers[0]]),
  "a kind of work has a risk": ({ providerId, activityType, write }) =>
    write(
      `insert into activity_type_risk (provider_id, activity_type_id, activity_owner_id, activity_id)
       select $1, $2, owner_id, id from risk_activity where owner_id = 0 order by id limit 3 on conflict do nothing`,
      [providerId, activityType],
    ),
  "a kind of work has none": ({ activityType, write }) =>
    write("delete from activity_type_risk where activity_type_id = $1", [activityType]),
  "a kind of work is put away": ({ activityType, write }) =>
    write("update activity_type set status = 'inactive' where id = $1", [activityType]),
  "a kind of work is taken up again": ({ activityType, write }) =>
    write("update activity_type set status = 'active' where id = $1", [activityType]),
  "the project has a risk": ({ contractorId, projectId, write }) =>
    write(
      `insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
       select $1, $2, owner_id, id, version from risk_activity where owner_id = 0 order by id limit 3 on conflict do nothing`,
      [contractorId, projectId],
    ),
  "the project has it no more": ({ projectId, write }) => write("delete from project_risk_activity where project_id = $1", [projectId]),
  "a requirement is closed": ({ requirements, write, day }) =>
    write("update project_requirement set holds_until = $2 where id = $1", [requirements[0], day(-1)]),
  "a requirement holds on": ({ requirements, write }) =>
    write("update project_requirement set holds_until = null where id = $1", [requirements[0]]),
  "what is asked month by month is given up": ({ requirements, write, day }) =>
    write("update project_requirement set holds_until = $2 where id = $1", [requirements[1], day(-1)]),
  "it is demanded again": ({ requirements, write, day }) =>
    write(
      `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
       select contractor_id, project_id, plan, type_owner_id, type_id, type_version, $2 from project_requirement r where id = $1
         and not exists (select from project_requirement o where o.project_id = r.project_id and o.type_id = r.type_id and o.holds_until is null)`,
      [requirements[1], day(0)],
    ),
  "a document of a risk is demanded": ({ contractorId, projectId, write }) =>
    write(
      `insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
       select $1, $2, v.plan, v.owner_id, v.document_type_id, v.version, '2026-01-01' from document_type d
         join document_type_version v on v.owner_id = d.owner_id and v.document_type_id = d.id and v.version = d.version
       where d.owner_id = 0 and v.kind = 'RISK' and not exists (select from project_requirement r where r.project_id = $2 and r.type_id = d.id)
       order by d.id limit 2`,
      [contractorId, projectId],
    ),
  "something is not asked of the supplier": ({ contractorId, requirements, providerId, write }) =>
    write(
      "insert into project_requirement_exception (contractor_id, requirement_id, provider_id) values ($1, $2, $3) on conflict do nothing",
      [contractorId, requirements[2], providerId],
    ),
  "it is asked again": ({ providerId, write }) => write("delete from project_requirement_exception where provider_id = $1", [providerId]),
  "the project is put away": async ({ contractorId, projectId, write, day }) => {
    await write(
      `insert into project_pause (contractor_id, project_id, paused_on) values ($1, $2, $3)
       on conflict (contractor_id, project_id, paused_on) do update set resumed_on = null`,
      [contractorId, projectId, day(-70)],
    );
    await write("update project set state = 'inactive' where id = $1", [projectId]);
  },
  "the project goes on": async ({ projectId, write, day }) => {
    await write("update project_pause set resumed_on = $2 where project_id = $1 and resumed_on is null", [projectId, day(0)]);
    await write("update project set state = 'active' where id = $1", [projectId]);
  },
  "the project begins later": ({ projectId, write, day }) =>
    write("update project set start_date = $2 where id = $1", [projectId, day(-20)]),
  "the project ends": ({ projectId, write, day }) => write(projectOf("end_date"), [projectId, day(-10)]),
  "the project does not end": ({ projectId, write }) => write(projectOf("end_date"), [projectId, null]),
  "another supplier is linked": async ({ contractorId, projectId, other: { providerId, workerId }, write }) => {
    const linked = await write(
      "insert into project_company (contractor_id, project_id, provider_id, linked_from) values ($1, $2, $3, '2026-01-01') returning id",
      [contractorId, projectId, providerId],
    );
    await write("insert into project_company_plan (contractor_id, project_company_id, provider_id, plan) values ($1, $2, $3, 'SSMA')", [
      contractorId,
      linked.rows[0].id,
      providerId,
    ]);
    await write(linkOf, [contractorId, projectId, providerId, workerId]);
  },
  "every supplier has every plan": ({ projectId, write }) =>
    write(
      `insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
       select contractor_id, id, provider_id, p from project_company cross join unnest('{STP,SSMA}'::text[]) p where project_id = $1
       on conflict do nothing`,
      [projectId],
    ),
  "a supplier is linked no more": async ({ projectId, other: { providerId }, write }) => {
    const link = "select id from project_company where project_id = $1 and provider_id = $2";
    await write(`delete from project_company_plan where project_company_id in (${link})`, [projectId, providerId]);
    await write("delete from project_company where project_id = $1 and provider_id = $2", [projectId, providerId]);
  },
  "somebody moves to another project": async ({ contractorId, providerId, projectId, workers, second, write, day }) => {
    await write("update project_worker set end_date = $3, asked_until = $3 where worker_id = $1 and project_id = $2", [
      workers[1],
      projectId,
      day(-1),
    ]);
    await write(linkOf, [contractorId, second.projectId, providerId, workers[1]]);
  },
  "the contractor calls something dangerous": async (place) => {
    const { contractorId, projectId, providerId, activityType, danger } = place;
    await place.write(
      "insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version) values ($1, $2, $1, $3, 1)",
      [contractorId, projectId, danger.id],
    );
    await place.write(
      "insert into activity_type_risk (provider_id, activity_type_id, activity_owner_id, activity_id) values ($1, $2, $3, $4)",
      [providerId, activityType, contractorId, danger.id],
    );
  },
  "a danger asks for more": async (place) => {
    await versionOf(place, 2);
    await place.write("update risk_activity set version = 2 where owner_id = $1 and id = $2", [place.contractorId, place.danger.id]);
  },
  "a danger is one no more": ({ contractorId, danger, write }) =>
    write("update risk_activity set retired = true where owner_id = $1 and id = $2", [contractorId, danger.id]),
  "the contractor decides who comes back": ({ contractorId, write, day }) =>
    write(
      `insert into norm_figure (owner_id, key, value, unit, source, holds_from, confidence)
       values ($1, 'nr7.aso.return_after', 90, 'days', 'Regra da casa', $2, 'own')`,
      [contractorId, day(-1)],
    ),
  "the contractor decides otherwise": ({ contractorId, write }) =>
    write("update norm_figure set value = 20 where owner_id = $1", [contractorId]),
  "a plan of the project has months": ({ contractorId, projectId, write, day }) =>
    write(
      `insert into project_plan (contractor_id, project_id, plan, start_reference) values ($1, $2, 'STP', $3)
       on conflict (contractor_id, project_id, plan) do update set start_reference = excluded.start_reference`,
      [contractorId, projectId, `${day(-20).slice(0, 7)}-01`],
    ),
  "a month without service is confirmed": ({ contractorId, projectId, providerId, write, day }) =>
    write(
      `insert into service_month (contractor_id, project_id, provider_id, month, state, action, declared_at, declared_by_id, declared_by_name,
         decided_at, decided_by_id, decided_by_name)
       values ($1, $2, $3, $4, 'confirmed', 'SERVICE_PROVIDED', now(), 0, 'Fornecedor', now(), 0, 'Contratante')
       on conflict on constraint service_month_once do update set state = 'confirmed', decided_at = now()`,
      [contractorId, projectId, providerId, `${day(0).slice(0, 7)}-01`],
    ),
  "a month without service is corrected": ({ projectId, write }) =>
    write("update service_month set state = 'provided', decided_at = null where project_id = $1", [projectId]),
  "a plan has months": ({ providerId, write, day }) =>
    write("update project_company_plan set start_reference = $2 where provider_id = $1 and plan = 'STP'", [
      providerId,
      `${day(0).slice(0, 7)}-01`,
    ]),
};

/** Removes the project, which is final. */
export const removed: Change = ({ projectId, write }) => write(projectOf("state"), [projectId, "removed"]);
