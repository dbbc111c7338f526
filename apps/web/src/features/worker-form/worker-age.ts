// Legal minimum ages, checked while the user types. The server checks them again with the norms in force.
import { ageOn } from "@emdia/contract/workers/age.ts";
import type { WorkerDraft } from "./worker-draft.ts";

const MINIMUM = { apprentice: 14, work: 16, hazard: 18 } as const;

const aYearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** No admission within a year is legal. A record can precede an admission on the fourteenth birthday. */
export const isTooYoung = (birthdate: string, today: string): boolean =>
  birthdate !== "" && birthdate <= today && ageOn(birthdate, aYearAfter(today)) < MINIMUM.apprentice;

/** The restriction of a worker under 18, shown beside the birth date. */
export const ageNote = (birthdate: string, today: string): "apprentice" | "noHazard" | null => {
  if (birthdate === "" || birthdate > today || isTooYoung(birthdate, today)) return null;
  const age = ageOn(birthdate, today);
  if (age < MINIMUM.work) return "apprentice";
  return age < MINIMUM.hazard ? "noHazard" : null;
};

type Work = Pick<WorkerDraft, "birthdate" | "admissionDate" | "regime">;
/** Faults of admission and regime against the birth date. */
export const ageFault = ({ birthdate, admissionDate, regime }: Work, today: string): "admissionDate" | "regime" | null => {
  if (birthdate === "" || admissionDate <= birthdate) return null;
  if (ageOn(birthdate, admissionDate) < MINIMUM.apprentice) return "admissionDate";
  const from = admissionDate > today ? admissionDate : today;
  const needsAge = regime.id !== "" && regime.id !== "apprentice";
  return needsAge && ageOn(birthdate, from) < MINIMUM.work ? "regime" : null;
};
