import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";

/** Whether the selected companies include both a contractor and a supplier. */
export const useStandsOnBothSides = (): boolean => {
  const [selected] = useSelectedCompanies();
  const seen = useProfile()?.companies.filter(({ id }) => selected.length === 0 || selected.includes(id)) ?? [];
  return seen.some(({ isContractor }) => isContractor) && seen.some(({ isProvider }) => isProvider);
};
