/** Case, accents and the spaces around a name make no other name of it; the server compares in the same way. */
const plain = (name: string): string => name.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

type NamedRef = { readonly id: number; readonly name: string };

/** Whether another unit already has this name; the one being renamed may keep its own. */
export const isNameTaken = (name: string, facilities: readonly NamedRef[], exceptId?: number): boolean =>
  facilities.some((facility) => facility.id !== exceptId && isSameName(facility.name, name));

/** What the name check searches for. */
export const firstLetterOf = (name: string): string => Array.from(name.trim())[0] ?? "";

/** The places in a list of names that say again what an earlier place said. Places left empty say nothing. */
export const repeatedAt = (names: readonly string[]): readonly number[] =>
  names.flatMap((name, at) => (name.trim() !== "" && names.findIndex((earlier) => isSameName(earlier, name)) < at ? [at] : []));
