import { facilityName } from "@emdia/contract/facilities/routes.ts";
import { UNIT_AREA_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import * as z from "zod/mini";

export type NameFault = "required" | "tooLong";

/** What is wrong with a name as typed. The contract's schema decides; this says it. */
export const nameFault = (typed: string): NameFault | null => {
  if (z.safeParse(facilityName, typed).success) return null;
  return typed.trim() === "" ? "required" : "tooLong";
};

const NEAR_THE_LIMIT = 30;

/** How long a name has become, once that is worth knowing. */
export const lengthWorthShowing = (typed: string): number | null => {
  const { length } = typed.trim();
  return length > UNIT_AREA_NAME_MAX_LENGTH - NEAR_THE_LIMIT ? length : null;
};
