import type { ImportColumn } from "@emdia/contract/imports/report.ts";
import { plainText } from "../../../shared/format/plain-text.ts";

/** Chosen heading by column key; an empty text means that the column is not imported. */
export type ColumnChoice = { readonly [key: string]: string };
export type ColumnFault = "required" | "twice";

const lettersOf = (text: string): string => plainText(text).replace(/[^a-z0-9]+/g, "");

/** Heading with the same letters as the column, or that contains its name. */
const headingFor = ({ name }: ImportColumn, headings: readonly string[]): string => {
  const wanted = lettersOf(name);
  const same = headings.find((heading) => lettersOf(heading) === wanted);
  const near = headings.find((heading) => lettersOf(heading).includes(wanted));
  return same ?? near ?? "";
};

/** The heading that the server matched to each column, or a suggestion by name; no heading is suggested twice. */
export const guessColumns = (all: readonly ImportColumn[], headings: readonly string[]): ColumnChoice => {
  const matched = all.flatMap(({ key, heading }) => (heading === null ? [] : [[key, heading] as const]));
  const free = new Set(headings);
  for (const [, heading] of matched) free.delete(heading);
  const columns = all.filter(({ heading }) => heading === null);
  const exactFirst = columns.toSorted((one, other) => Number(isExact(other, headings)) - Number(isExact(one, headings)));
  const guessed = exactFirst.map((column) => {
    const heading = headingFor(column, [...free]);
    free.delete(heading);
    return [column.key, heading] as const;
  });
  return Object.fromEntries([...matched, ...guessed]);
};
const isExact = ({ name }: ImportColumn, headings: readonly string[]): boolean =>
  headings.some((heading) => lettersOf(heading) === lettersOf(name));

/** Faults of a choice: a required column without heading, or a heading chosen for an earlier column too. */
export const columnFaults = (columns: readonly ImportColumn[], choice: ColumnChoice): { readonly [key: string]: ColumnFault } => {
  const used = new Set<string>();
  const faults: { [key: string]: ColumnFault } = {};
  for (const { key, isRequired } of columns) {
    const heading = choice[key] ?? "";
    if (heading === "" && isRequired) faults[key] = "required";
    if (used.has(heading)) faults[key] = "twice";
    if (heading !== "") used.add(heading);
  }
  return faults;
};

/** Required columns that the server misses, for example because a file needs one of two columns. */
export const missingColumns = (details: unknown): readonly string[] => {
  const { columns } = (details ?? {}) as { readonly columns?: unknown };
  return Array.isArray(columns) ? columns.filter((key) => typeof key === "string") : [];
};

/** The wire omits columns that are not imported. */
export const mappingOf = (choice: ColumnChoice): Record<string, string> =>
  Object.fromEntries(Object.entries(choice).filter(([, heading]) => heading !== ""));
