import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { type May, mayIn } from "./companies/held-permissions.ts";
import { selectionIn } from "./companies/selected-companies.ts";
import { areaOf } from "./companies/selection-area.ts";
import { readPermissionsFrom } from "./current-may.ts";
import { browserStorage } from "./storage/browser-storage.ts";
import { useSelectedCompanies, useSession } from "./use-session.ts";

export const permissionsQuery = queryOptions({
  queryKey: ["account", "permissions"],
  queryFn: ({ signal }) => api("GET /account/permissions")({}, { signal }),
});

readPermissionsFrom(() => queryClient.getQueryData(permissionsQuery.queryKey));

const usePermissions = () => {
  const { state } = useSession();
  return useQuery({ ...permissionsQuery, enabled: state === "valid" }).data;
};

/** Pages wait for this, so that no screen renders before the permissions are loaded. */
export const usePermissionsReady = (): boolean => usePermissions() !== undefined;

/** `const may = useMay(); may("see_projects")`. All checks are false before the permissions are loaded. */
export const useMay = (): May => {
  const entries = usePermissions();
  const [selected] = useSelectedCompanies();
  return useMemo(() => mayIn(entries ?? [], selected), [entries, selected]);
};

/** Permission check for another path, with the company selection of its area. */
export const useMayAt = (): ((permission: PermissionKey, path: string) => boolean) => {
  const entries = usePermissions();
  useSelectedCompanies(); // re-renders when the selection changes
  return (permission, path) => mayIn(entries ?? [], selectionIn(browserStorage, areaOf(path)))(permission);
};
