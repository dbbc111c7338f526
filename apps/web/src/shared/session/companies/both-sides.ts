import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";

/** Whether a person asks for documents and is asked for them, in the companies that they look at. */
export const useStandsOnBothSides = (): boolean => {
  const [selected] = useSelectedCompanies();
  const seen = useProfile()?.companies.filter(({ id }) => selected.length === 0 || selected.includes(id)) ?? [];
  return seen.some(({ isContractor }) => isContractor) && seen.some(({ isProvider }) => isProvider);
};
