import { PENDENCY_DOCUMENTS_MAX } from "@emdia/contract/limits.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { everyPendency } from "../../../shared/pendencies/pendency-query.ts";

/** All documents of a pendency in one page, including past ones. */
export const filesQuery = (pendencyId: number) =>
  queryOptions({
    queryKey: [...everyPendency, "viewed", pendencyId],
    queryFn: async ({ signal }) => {
      const query = { itemsPerPage: PENDENCY_DOCUMENTS_MAX };
      return (await api("GET /pendencies/{id}/documents")({ id: pendencyId, query }, { signal })).results;
    },
  });
