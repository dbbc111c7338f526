import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Branch } from "../../pendencies/index.ts";
import type { VisibleClasses } from "../policy.ts";
import type { BandDays, DueBand } from "../rules/due-bands.ts";
import { isEnrolled, type NextClass, nextClass, trainingNames } from "./next-class.ts";
import { isVisiblePendency } from "./visible-pendencies.ts";

export type DueTraining = {
  readonly pendencyId: number;
  readonly contractorId: number;
  readonly providerId: number;
  readonly due: IsoDay;
  readonly document: string;
  readonly worker: string;
  readonly project: string;
  readonly class: NextClass | null;
};
type Input = {
  readonly statuses: readonly PendencyStatus[];
  readonly branches: readonly Branch[];
  readonly visible: VisibleClasses;
  readonly bands: readonly BandDays[];
  readonly atMost: number;
  readonly today: IsoDay;
  readonly now: string;
};

/** Ending documents that a class gives. Workers who left, or who are enrolled in a coming class of the training, are not included. */
const ending = ({ statuses, branches, today, now }: Input) => sql`
  select p.contractor_id, p.id, p.provider_id, p.worker_id, p.project_id, p.type_owner_id, p.type_id, p.type_version, p.expiration_date as due,
    w.name as worker
  from pendency p join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
  where p.active and p.removed_at is null and p.status = any (${[...statuses]}::text[]) and p.expiration_date is not null
    and ${isVisiblePendency(branches)} and ${trainingNames} is not null
    and w.status <> 'dismissed' and w.removed_at is null
    and exists (select from project_worker pw where pw.contractor_id = p.contractor_id and pw.project_id = p.project_id
      and pw.provider_id = p.provider_id and pw.worker_id = p.worker_id and (pw.end_date is null or pw.end_date >= ${today}::date))
    and not ${isEnrolled(now)}
  order by p.expiration_date, p.id limit ${COUNTED_MAX + 1}`;

/** Number of ending trainings per band, up to the counting limit, and those whose end is nearest to today. */
export const dueTrainingRows = async (tx: Tx, input: Input) => {
  const { bands, visible, today, now, atMost } = input;
  const { rows: counts } = await sql<{ readonly band: DueBand; readonly count: number }>`select b.band, count(p.id)::int as count
    from unnest(${bands.map(({ band }) => band)}::text[], ${bands.map(({ from }) => from)}::date[], ${bands.map(({ until }) => until)}::date[])
        b (band, first, last)
      join (${ending(input)}) p on p.due between b.first and b.last
    group by b.band`.execute(tx);
  if (counts.length === 0) return { counts, nearest: [] };
  const { rows: nearest } = await sql<DueTraining>`select p.id as "pendencyId", p.contractor_id as "contractorId",
      p.provider_id as "providerId", p.due, d.name as document, p.worker, project.name as project, n.class
    from (select * from (${ending(input)}) e order by abs(e.due - ${today}::date), e.due, e.id limit ${atMost}) p
      join document_type_version d on d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version
      join project on project.contractor_id = p.contractor_id and project.id = p.project_id
      left join lateral (${nextClass(visible, now)}) n on true
    order by p.due, p.id`.execute(tx);
  return { counts, nearest };
};

/** Document types that current configurations give, with the contractor of each. */
export const classDocumentTypes = async (tx: Tx) => {
  const { rows } = await sql<{ readonly contractorId: number; readonly ownerId: number; readonly typeId: number }>`
    select distinct v.contractor_id as "contractorId", v.document_owner_id as "ownerId", v.document_type_id as "typeId"
    from training_config g join training_config_version v on v.contractor_id = g.contractor_id and v.config_id = g.id and v.version = g.version
    where not g.retired`.execute(tx);
  return rows;
};
