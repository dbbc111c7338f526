// Assigns the headings of a file to the columns of an import.
import type { Locale } from "@emdia/contract/limits.ts";

export type ImportColumn = {
  readonly key: string;
  readonly names: { readonly [L in Locale]: string };
  readonly aliases: readonly string[];
  readonly isRequired: boolean;
  /** Key of a column that replaces this one: a file needs one of the two. */
  readonly replacedBy?: string;
};
/** Position of the column in the file, by the key of the column of the import. */
export type Mapping = { readonly [key: string]: number };
/** Column key by normalized heading, as assigned by a user for an earlier file. */
export type RememberedHeadings = { readonly [heading: string]: string };

/** Removes case, accents, punctuation and spaces, because users write headings in many ways. */
export const normalizeHeading = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const headingsOf = ({ names, aliases }: ImportColumn): readonly string[] => [...Object.values(names), ...aliases].map(normalizeHeading);

/** Maps each column to the first heading with its name. An assignment by a user takes precedence over names. */
export const matchColumns = (headings: readonly string[], columns: readonly ImportColumn[], remembered: RememberedHeadings): Mapping => {
  const known = new Map(columns.flatMap((column) => headingsOf(column).map((heading) => [heading, column.key] as const)).toReversed());
  const keys = new Set(columns.map(({ key }) => key));
  const matched = headings.flatMap((heading, position) => {
    const plain = normalizeHeading(heading);
    const assigned = remembered[plain];
    const isAssigned = assigned !== undefined && keys.has(assigned);
    const key = isAssigned ? assigned : known.get(plain);
    return key === undefined ? [] : [{ key, position, isAssigned }];
  });
  const ordered = [...matched.filter(({ isAssigned }) => isAssigned), ...matched.filter(({ isAssigned }) => !isAssigned)];
  return Object.fromEntries(ordered.toReversed().map(({ key, position }) => [key, position]));
};

/** Positions of the headings that no column has. */
export const unmatchedPositions = (headings: readonly string[], mapping: Mapping): readonly number[] => {
  const matched = new Set(Object.values(mapping));
  return headings.map((_, position) => position).filter((position) => !matched.has(position));
};

/** Keys of required columns that the file lacks. */
export const missingColumns = (columns: readonly ImportColumn[], mapping: Mapping): readonly string[] =>
  columns
    .filter(({ key, isRequired, replacedBy }) => isRequired && !(key in mapping) && !(replacedBy !== undefined && replacedBy in mapping))
    .map(({ key }) => key);

/** The mapping that a user sent as heading by key; undefined if a key or heading is unknown or a heading is used twice. */
export const assignedMapping = (
  assigned: { readonly [key: string]: string },
  { headings, columns }: { readonly headings: readonly string[]; readonly columns: readonly ImportColumn[] },
): Mapping | undefined => {
  const pairs = Object.entries(assigned).map(([key, heading]) => [key, headings.indexOf(heading)] as const);
  const areKnown = pairs.every(([key, position]) => position >= 0 && columns.some((column) => column.key === key));
  const areDistinct = new Set(pairs.map(([, position]) => position)).size === pairs.length;
  return areKnown && areDistinct ? Object.fromEntries(pairs) : undefined;
};
