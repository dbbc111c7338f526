import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";

const useSeenCompanies = () => {
  const [selected] = useSelectedCompanies();
  return useProfile()?.companies.filter(({ id }) => selected.length === 0 || selected.includes(id)) ?? [];
};

/** Whether the selected companies include a contractor. */
export const useStandsAsContractor = (): boolean => useSeenCompanies().some(({ isContractor }) => isContractor);

/** Whether the selected companies include both a contractor and a supplier. */
export const useStandsOnBothSides = (): boolean => {
  const seen = useSeenCompanies();
  return seen.some(({ isContractor }) => isContractor) && seen.some(({ isProvider }) => isProvider);
};
