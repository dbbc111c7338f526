import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import type { PanelSearch } from "../panel-search.ts";
import { chosenProjectsQuery, chosenSupplierQuery, projectOptionsQuery, supplierOptionsQuery } from "../panels-queries.ts";

/** Text of a search field, and its value for the server search. */
const useSearchWords = () => {
  const [words, setWords] = useState("");
  const [asked] = useDebouncedValue(words.trim(), URL_UPDATE_DELAY_MS);
  return { words, setWords, asked };
};
type Identified = { readonly id: number };
const withChosen = <T extends Identified>(chosen: readonly T[], found: readonly T[]): readonly T[] => [
  ...chosen,
  ...found.filter(({ id }) => chosen.every((one) => one.id !== id)),
];

/** Projects searched on the server. Chosen ones stay options during further searches. */
export const useProjectOptions = ({ projects = [] }: Pick<PanelSearch, "projects">) => {
  const [companies] = useSelectedCompanies();
  const search = useSearchWords();
  const { data: found = [], isFetching } = useQuery(projectOptionsQuery(search.asked, companies));
  const missing = projects.filter((id) => found.every((one) => one.id !== id));
  const { data: loaded = [] } = useQuery(chosenProjectsQuery(missing, companies));
  const chosen = withChosen(
    loaded.filter(({ id }) => projects.includes(id)),
    found.filter(({ id }) => projects.includes(id)),
  );
  return { ...search, offered: withChosen(chosen, found), chosen, isFetching };
};

/** Suppliers of the projects in which the user acts as contractor, searched on the server. Without that permission there is no field. */
export const useSupplierOptions = ({ provider }: Pick<PanelSearch, "provider">) => {
  const [companies] = useSelectedCompanies();
  const mayList = useMay()("see_projects");
  const search = useSearchWords();
  const chosenQuery = chosenSupplierQuery(provider, companies);
  const { data: chosen = [] } = useQuery({ ...chosenQuery, enabled: mayList && provider !== undefined });
  const name = chosen[0]?.name;
  const asked = search.asked === name ? "" : search.asked;
  const { data: found = [], isFetching } = useQuery({ ...supplierOptionsQuery(asked, companies), enabled: mayList });
  return { ...search, offered: withChosen(provider === undefined ? [] : chosen, found), isFetching };
};
