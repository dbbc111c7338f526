import type { LabourRegime } from "@emdia/contract/catalogue/vocabulary.ts";
import { ageOn } from "@emdia/contract/workers/age.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

/** Minimum ages of the norms. */
export type LegalAges = { readonly apprentice: number; readonly work: number; readonly hazard: number };
type Work = {
  readonly birthdate: IsoDay;
  readonly admissionDate: IsoDay;
  readonly regime: LabourRegime;
  readonly exposedToRisk: boolean;
};
export type TooYoung = { readonly minimumAge: number; readonly because: keyof LegalAges; readonly on: IsoDay };

/** The strictest minimum age that applies to this work. */
const demandOf = ({ regime, exposedToRisk }: Work): keyof LegalAges => {
  if (exposedToRisk) return "hazard";
  return regime === "apprentice" ? "apprentice" : "work";
};

/**
 * Why the worker is too young, or null. The age limit of the current work applies today, or on a future admission date, because a former
 * apprentice can have other work today. The lowest limit always applies to the admission date.
 */
export const tooYoung = (work: Work, ages: LegalAges, today: IsoDay): TooYoung | null => {
  const { birthdate, admissionDate } = work;
  if (ageOn(birthdate, admissionDate) < ages.apprentice) return { minimumAge: ages.apprentice, because: "apprentice", on: admissionDate };
  const because = demandOf(work);
  const on = admissionDate > today ? admissionDate : today;
  return ageOn(birthdate, on) < ages[because] ? { minimumAge: ages[because], because, on } : null;
};
