import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

/** From which age somebody may work, as norms fix it. */
export type LegalAges = { readonly apprentice: number; readonly work: number; readonly hazard: number };
type Work = {
  readonly birthdate: IsoDay;
  readonly admissionDate: IsoDay;
  readonly regime: LabourRegime;
  readonly exposedToRisk: boolean;
};
export type TooYoung = { readonly minimumAge: number; readonly because: keyof LegalAges; readonly on: IsoDay };

/** Whole years; who was born on 29 February is a year older on 1 March. */
export const ageOn = (birthdate: IsoDay, day: IsoDay): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0);

/** What is asked of somebody who does this work: the heaviest demand first. */
const demandOf = ({ regime, exposedToRisk }: Work): keyof LegalAges => {
  if (exposedToRisk) return "hazard";
  return regime === "apprentice" ? "apprentice" : "work";
};

/**
 * Why somebody is too young. An apprentice grows into other work, so what is asked of today's work is asked on the day of
 * admission only while that is to come; nobody was ever admitted before the youngest age of all.
 */
export const tooYoung = (work: Work, ages: LegalAges, today: IsoDay): TooYoung | null => {
  const { birthdate, admissionDate } = work;
  if (ageOn(birthdate, admissionDate) < ages.apprentice) return { minimumAge: ages.apprentice, because: "apprentice", on: admissionDate };
  const because = demandOf(work);
  const on = admissionDate > today ? admissionDate : today;
  return ageOn(birthdate, on) < ages[because] ? { minimumAge: ages[because], because, on } : null;
};
