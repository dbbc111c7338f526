import { useProfile } from "../account.ts";
import { useSelectedCompanies } from "../use-session.ts";

const marks = { contractor: "isContractor", provider: "isProvider" } as const;

/** Whether the selected companies include one of this side. */
export const useStandsOn = (side: keyof typeof marks): boolean => {
  const [selected] = useSelectedCompanies();
  const seen = useProfile()?.companies.filter(({ id }) => selected.length === 0 || selected.includes(id)) ?? [];
  return seen.some((company) => company[marks[side]]);
};

/** Whether the selected companies include both a contractor and a supplier. */
export const useStandsOnBothSides = (): boolean => {
  const [isContractor, isProvider] = [useStandsOn("contractor"), useStandsOn("provider")];
  return isContractor && isProvider;
};
