import { type RawBuilder, sql } from "kysely";
import type { VisibleClasses } from "../policy.ts";
import { openToSuppliers } from "./visible-classes.ts";

export type NextClass = {
  readonly id: number;
  readonly name: string;
  readonly training: string;
  readonly startsAt: string;
  readonly place: string;
  readonly free: number;
  readonly isEnrolled: boolean;
  readonly openTo: readonly number[];
};

/** Current configurations that give the document of pendency `p`, by name; null if there are none. */
export const trainingNames = sql<readonly string[] | null>`(select array_agg(g.name order by g.name) from training_config g
  join training_config_version v on v.contractor_id = g.contractor_id and v.config_id = g.id and v.version = g.version
  where g.contractor_id = p.contractor_id and not g.retired and v.document_owner_id = p.type_owner_id and v.document_type_id = p.type_id)`;

/** Participation of the worker of pendency `p` in class `c`, in a class that is not over. */
const isEnrolledIn = (now: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from training_participant e where e.contractor_id = c.contractor_id and e.class_id = c.id
    and e.provider_id = p.provider_id and e.worker_id = p.worker_id and e.status in ('enrolled', 'present') and c.ends_at > ${now}::timestamp)`;

/** Classes `c` with their version `v` that give the document of pendency `p` in its project. */
const classesOfPendency = sql`training_class c
    join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
  where c.contractor_id = p.contractor_id and c.removed_at is null and c.cancelled_at is null
    and v.document_owner_id = p.type_owner_id and v.document_type_id = p.type_id
    and (v.facility_id is null or exists (select from project_location l where l.contractor_id = p.contractor_id and l.project_id = p.project_id
      and l.facility_id = v.facility_id and (v.department_id is null or l.department_id = v.department_id)))`;

/** Whether the worker of pendency `p` is enrolled in a coming class that gives its document. */
export const isEnrolled = (now: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${classesOfPendency} and ${isEnrolledIn(now)})`;

/**
 * The visible class for the worker of pendency `p`, as one row of JSON: the coming class in which the worker is enrolled, otherwise the next one
 * that has places and is open to its supplier.
 */
export const nextClass = (visible: VisibleClasses, now: string): RawBuilder<NextClass> => sql<NextClass>`
  select json_build_object('id', f.id, 'name', f.name, 'training', f.training, 'startsAt', to_char(f.starts_at, 'YYYY-MM-DD HH24:MI'),
    'place', f.place, 'free', f.free, 'isEnrolled', f.is_enrolled, 'openTo', to_json(f.open_to)) as class
  from (select c.id, c.name, v.name as training, c.starts_at, c.place, c.vacancy - c.taken as free, ${isEnrolledIn(now)} as is_enrolled,
      ${openToSuppliers(visible)} as open_to
    from ${classesOfPendency} and c.ends_at > ${now}::timestamp
      and (c.open_to_all or exists (select from training_class_supplier s
        where s.contractor_id = c.contractor_id and s.class_id = c.id and s.provider_id = p.provider_id))) f
  where (f.is_enrolled or f.free > 0 and f.starts_at > ${now}::timestamp and not exists (select from training_participant e
      where e.contractor_id = p.contractor_id and e.class_id = f.id and e.worker_id = p.worker_id and e.status <> 'removed'))
    and (p.contractor_id = any (${[...visible.contractorIds]}::bigint[]) or p.provider_id = any (f.open_to))
  order by f.is_enrolled desc, f.starts_at, f.id limit 1`;
