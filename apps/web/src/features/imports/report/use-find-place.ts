import { queryOptions, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "../../../shared/api/api.ts";
import { placeOf, reportLink } from "../../../shared/imports/import-place.ts";

const ownImportQuery = (id: number) =>
  queryOptions({
    queryKey: ["imports", "place", id],
    queryFn: async ({ signal }) => {
      const { results } = await api("GET /reports/imports")({}, { signal });
      return results.find((imported) => imported.id === id && imported.kind !== "workers") ?? null;
    },
  });

/**
 * Finds an import whose address lost its company or class: the sign-in keeps the path of a mailed link without its query.
 * Returns whether the search is not over.
 */
export const useFindPlace = (id: number, isWanted: boolean): boolean => {
  const navigate = useNavigate();
  const { data, isError } = useQuery({ ...ownImportQuery(id), enabled: isWanted });
  useEffect(() => {
    if (data) void navigate({ ...reportLink(id, placeOf(data)), replace: true });
  }, [data, id, navigate]);
  return isWanted && data !== null && !isError;
};
