import { PENDENCY_BULK_MAX } from "@emdia/contract/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import type { OfferedMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";
import { companyIdParam } from "../../../shared/session/companies/company-id-param.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";

type Move = Pick<OfferedMove, "status"> & Partial<Pick<OfferedMove, "action">>;

const inParts = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / PENDENCY_BULK_MAX) }, (_, at) =>
    ids.slice(at * PENDENCY_BULK_MAX, (at + 1) * PENDENCY_BULK_MAX),
  );

/** What a move of these pendencies would answer now. */
export const previewQuery = ({ action, status }: Move, ids: readonly number[], companies: SelectedCompanies) =>
  queryOptions({
    queryKey: [...everyPendency, "preview", action, status, ids, companies],
    queryFn: async ({ signal }) => {
      const lines = [];
      for (const part of inParts(ids)) {
        const body = { status, ...(action && { action }), ids: [...part] };
        lines.push(...(await api("POST /pendencies/bulk/preview")({ body }, { ...companyIdParam(companies), signal })).results);
      }
      return lines;
    },
    enabled: ids.length > 0,
  });
