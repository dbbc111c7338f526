import type { FilterNamesQuery } from "@emdia/contract/panels/filter-names.ts";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../session/permissions.ts";
import { useSelectedCompanies } from "../session/use-session.ts";
import { filterNamesQuery } from "./filter-names-query.ts";

type LinkedIds = Omit<FilterNamesQuery, "companies">;
type Kind = keyof LinkedIds;
const kindOf = {
  projects: "projects",
  departmentIds: "departments",
  providers: "providers",
  documentTypes: "documentTypes",
} as const satisfies {
  readonly [K in Kind]: string;
};
/** More names do not fit in a chip. */
const NAMES_MAX = 3;

/**
 * Names of the ids that a link of the panels has set, joined by commas. Undefined while they load, for many ids, and for users without the
 * panels.
 */
export const useLinkedNames = (ids: LinkedIds) => {
  const [companies] = useSelectedCompanies();
  const may = useMay();
  const isAsked = Object.values(ids).some((list) => list !== undefined);
  const { data } = useQuery({ ...filterNamesQuery(ids, companies), enabled: isAsked && may("see_management_panel") });
  return (kind: Kind): string | undefined => {
    const wanted = ids[kind] ?? [];
    const known = data?.[kindOf[kind]].filter(({ id }) => wanted.includes(id)) ?? [];
    return known.length === wanted.length && known.length <= NAMES_MAX ? known.map(({ name }) => name).join(", ") : undefined;
  };
};
export type LinkedNames = ReturnType<typeof useLinkedNames>;
