import { type RawBuilder, sql } from "kysely";
import { idArray } from "../../../platform/database/id-array.ts";
import type { VisibleParticipants } from "../policy.ts";

/** Row filter of participants `p`: one condition per side. Users restricted to projects see the workers that work or worked in these. */
export const isVisibleParticipant = ({ contractor, provider }: VisibleParticipants): RawBuilder<boolean> => {
  const projects = [...contractor.projects, ...provider.projects].map(({ projectId }) => projectId);
  return sql<boolean>`(p.contractor_id = any (${idArray(contractor.companyIds)}) or p.provider_id = any (${idArray(provider.companyIds)})
    or (p.contractor_id = any (${idArray(contractor.projects.map(({ companyId }) => companyId))})
        or p.provider_id = any (${idArray(provider.projects.map(({ companyId }) => companyId))}))
      and exists (select from project_worker pw where pw.provider_id = p.provider_id and pw.worker_id = p.worker_id
        and pw.contractor_id = p.contractor_id and pw.project_id = any (${idArray(projects)})))`;
};
