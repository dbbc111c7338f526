import { plainText } from "../../../shared/format/plain-text.ts";

/** Ignores case, accents and surrounding spaces, as the server does. */
export const isSameName = (one: string, other: string): boolean => plainText(one.trim()) === plainText(other.trim());

type NamedRef = { readonly id: number; readonly name: string };

/** Whether another facility has this name. The facility being renamed is excluded. */
export const isNameTaken = (name: string, facilities: readonly NamedRef[], exceptId?: number): boolean =>
  facilities.some((facility) => facility.id !== exceptId && isSameName(facility.name, name));

/** Search term of the name check. */
export const firstLetterOf = (name: string): string => Array.from(name.trim())[0] ?? "";

/** Positions of names that repeat an earlier name. Empty names are ignored. */
export const repeatedAt = (names: readonly string[]): readonly number[] =>
  names.flatMap((name, at) => (name.trim() !== "" && names.findIndex((earlier) => isSameName(earlier, name)) < at ? [at] : []));
