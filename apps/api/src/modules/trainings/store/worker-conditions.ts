// SQL conditions on workers `cw` of a contractor.
import { type RawBuilder, sql } from "kysely";
import { idArray } from "../../../platform/database/id-array.ts";
import type { VisibleParticipants } from "../policy.ts";

type Class = { readonly contractorId: number; readonly id: number };

/** Row filter of the workers that a user may enrol. */
export const isVisibleWorker = ({ contractor, provider }: VisibleParticipants): RawBuilder<boolean> => {
  const projects = [...contractor.projects, ...provider.projects].map(({ projectId }) => projectId);
  const restricted =
    contractor.projects.length > 0
      ? sql`true`
      : sql`cw.provider_id = any (${idArray(provider.projects.map(({ companyId }) => companyId))})`;
  return sql<boolean>`(${contractor.companyIds.length > 0} or cw.provider_id = any (${idArray(provider.companyIds)})
    or (${restricted} and exists (select from project_worker pw where pw.contractor_id = cw.contractor_id and pw.provider_id = cw.provider_id
      and pw.worker_id = cw.worker_id and pw.project_id = any (${idArray(projects)}))))`;
};

/** Whether the class is open to the supplier of the worker. */
export const isOpen = ({ contractorId, id, openToAll }: Class & { readonly openToAll: boolean }): RawBuilder<boolean> =>
  openToAll
    ? sql`true`
    : sql`cw.provider_id in (select s.provider_id from training_class_supplier s where s.contractor_id = ${contractorId} and s.class_id = ${id})`;

/** Whether the worker is a participant of the class. */
export const isParticipant = ({ id }: Pick<Class, "id">): RawBuilder<boolean> =>
  sql<boolean>`exists (select from training_participant t where t.contractor_id = cw.contractor_id and t.class_id = ${id}
    and t.worker_id = cw.worker_id and t.status <> 'removed')`;
