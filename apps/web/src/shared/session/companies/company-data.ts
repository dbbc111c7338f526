import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/api.ts";
import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";

/** What a company keeps about itself, with what this person may do there. */
export const companyDataQuery = (id: number) =>
  queryOptions({
    queryKey: ["companies", "data", id],
    queryFn: ({ signal }) => api("GET /account/companies/{id}")({ id }, { signal }),
  });

/** The company whose settings are open: the one that is chosen in the bar, else the first. `null` is somebody who belongs to none. */
export const useOpenCompany = (): number | null | undefined => {
  const [[selected]] = useSelectedCompanies();
  const companies = useProfile()?.companies;
  return selected ?? (companies && (companies[0]?.id ?? null));
};
