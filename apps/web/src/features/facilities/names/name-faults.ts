import { facilityName } from "@emdia/contract/facilities/routes.ts";
import { UNIT_AREA_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import * as z from "zod/mini";

export type NameFault = "required" | "tooLong";

/** Fault of a typed name. The contract's schema validates; this function maps the result to a fault name. */
export const nameFault = (typed: string): NameFault | null => {
  if (z.safeParse(facilityName, typed).success) return null;
  return typed.trim() === "" ? "required" : "tooLong";
};

const NEAR_THE_LIMIT = 30;

/** The length of the name, if it is near the limit. */
export const lengthWorthShowing = (typed: string): number | null => {
  const { length } = typed.trim();
  return length > UNIT_AREA_NAME_MAX_LENGTH - NEAR_THE_LIMIT ? length : null;
};
