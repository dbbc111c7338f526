import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/api.ts";
import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";

/** Company data with the user's permissions. */
export const companyDataQuery = (id: number) =>
  queryOptions({
    queryKey: ["companies", "data", id],
    queryFn: ({ signal }) => api("GET /account/companies/{id}")({ id }, { signal }),
  });

/** The company of the settings: the first selected one, or else the user's first. `null` if the user has no company. */
export const useOpenCompany = (): number | null | undefined => {
  const [[selected]] = useSelectedCompanies();
  const companies = useProfile()?.companies;
  return selected ?? (companies && (companies[0]?.id ?? null));
};
