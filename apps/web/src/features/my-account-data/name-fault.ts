import { PERSON_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";

export type NameFault = "required" | "tooLong";

/** Fault of a person's name. */
export const nameFault = (typed: string): NameFault | undefined => {
  const name = typed.trim();
  if (name === "") return "required";
  return name.length > PERSON_NAME_MAX_LENGTH ? "tooLong" : undefined;
};
