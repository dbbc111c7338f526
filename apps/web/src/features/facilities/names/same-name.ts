/** Normalizes case, accents and surrounding spaces; the server compares names in the same way. */
const plain = (name: string): string => name.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

type NamedRef = { readonly id: number; readonly name: string };

/** Whether another facility has this name. The facility being renamed is excluded. */
export const isNameTaken = (name: string, facilities: readonly NamedRef[], exceptId?: number): boolean =>
  facilities.some((facility) => facility.id !== exceptId && isSameName(facility.name, name));

/** Search term of the name check. */
export const firstLetterOf = (name: string): string => Array.from(name.trim())[0] ?? "";

/** Positions of names that repeat an earlier name. Empty names are ignored. */
export const repeatedAt = (names: readonly string[]): readonly number[] =>
  names.flatMap((name, at) => (name.trim() !== "" && names.findIndex((earlier) => isSameName(earlier, name)) < at ? [at] : []));
