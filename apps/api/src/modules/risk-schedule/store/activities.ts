// Risk activities with their demands, in the version that a project or a schedule has.
import { type RawBuilder, sql } from "kysely";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type Activity, CONFINED_SPACE_SUPERVISION } from "../rules/activity.ts";
import { ids } from "./visible-schedules.ts";

const trainings = sql`(select coalesce(json_agg(json_build_object('norm', t.norm, 'certificate', json_build_object('id', c.id, 'name', c.name))
    order by t.id), '[]')
  from risk_activity_training at join training t on t.id = at.training_id
    join document_type c on c.owner_id = t.document_owner_id and c.id = t.document_type_id
  where at.owner_id = v.owner_id and at.risk_activity_id = v.risk_activity_id and at.version = v.version)`;
const documents = sql`(select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'kind', dv.kind) order by d.name, d.id), '[]')
  from risk_activity_document ad join document_type d on d.owner_id = ad.document_owner_id and d.id = ad.document_type_id
    join document_type_version dv on dv.owner_id = d.owner_id and dv.document_type_id = d.id and dv.version = d.version
  where ad.owner_id = v.owner_id and ad.risk_activity_id = v.risk_activity_id and ad.version = v.version)`;

/** `chosen`: a query of owner, id and version. One plan each, because planning takes longer than reading. */
const activitiesIn = async (tx: Tx, chosen: RawBuilder<unknown>): Promise<readonly Activity[]> => {
  const statement = sql<Activity>`select v.owner_id as "ownerId", v.risk_activity_id as id, v.version, a.code, v.name, v.norm, v.permit, v.permit_kind as "permitKind",
      ${trainings} as trainings, ${documents} as documents
    from (${chosen}) chosen (owner_id, id, version)
      join risk_activity a on a.owner_id = chosen.owner_id and a.id = chosen.id
      join risk_activity_version v on v.owner_id = chosen.owner_id and v.risk_activity_id = chosen.id and v.version = chosen.version
    order by v.name, v.risk_activity_id`;
  return (await reusePlan(statement).execute(tx)).rows;
};

type Project = { readonly contractorId: number; readonly projectId: number };
/** Risk activities of a project. */
export const activitiesOfProject = (tx: Tx, { contractorId, projectId }: Project): Promise<readonly Activity[]> =>
  activitiesIn(
    tx,
    sql`select activity_owner_id, activity_id, activity_version from project_risk_activity
      where contractor_id = ${contractorId} and project_id = ${projectId}`,
  );

type Schedule = { readonly contractorId: number; readonly id: number };
/** Risk activities of a schedule. */
export const activitiesOfSchedule = (tx: Tx, { contractorId, id }: Schedule): Promise<readonly Activity[]> =>
  activitiesIn(
    tx,
    sql`select activity_owner_id, activity_id, activity_version from risk_schedule_activity
      where contractor_id = ${contractorId} and schedule_id = ${id}`,
  );

/** The platform's supervision of confined spaces, of which the entry supervisor needs the training. */
export const supervisionActivity = async (tx: Tx): Promise<Activity | undefined> =>
  (
    await activitiesIn(tx, sql`select owner_id, id, version from risk_activity where owner_id = 0 and code = ${CONFINED_SPACE_SUPERVISION}`)
  )[0];

export type ActivityChoice = {
  readonly ownerId: number;
  readonly id: number;
  readonly name: string;
  readonly norm: string | null;
  readonly permit: string | null;
  readonly companyName: string | null;
};
type Owners = { readonly contractorIds: readonly number[]; readonly providerIds: readonly number[] };

/** Activities of the platform, of these contractors and of the contractors of these suppliers. The two of the fixed list come first (CD-094). */
export const listActivityChoices = async (tx: Tx, { contractorIds, providerIds }: Owners): Promise<readonly ActivityChoice[]> => {
  const { rows } = await sql<ActivityChoice>`select a.owner_id as "ownerId", a.id, v.name, v.norm, v.permit, c.trading_name as "companyName"
    from risk_activity a
      join risk_activity_version v on v.owner_id = a.owner_id and v.risk_activity_id = a.id and v.version = a.version
      left join company c on c.id = a.owner_id and a.owner_id > 0
    where not a.retired and (a.owner_id = 0 or a.owner_id = any (${ids(contractorIds)})
      or a.owner_id in (select pc.contractor_id from project_company pc where pc.provider_id = any (${ids(providerIds)})))
    order by array_position(array[1, 2]::bigint[], a.id) nulls last, v.name, a.id`.execute(tx);
  return rows;
};
