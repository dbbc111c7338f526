// Finds activity types and projects by the names in a cell.
import type { IsoDay } from "../../../../kernel/dates.ts";
import { normalizeHeading } from "../../../../platform/imports/rules/match-columns.ts";
import { type CellFault, cellFault, itemsOf, parseDay } from "../../../../platform/imports/rules/parse-cell.ts";

/** Rows by their normalized names. Several rows can have one name. */
export type NameIndex<T> = ReadonlyMap<string, readonly T[]>;
export const indexNames = <T>(rows: readonly T[], namesOf: (row: T) => readonly string[]): NameIndex<T> => {
  const pairs = rows.flatMap((row) => [...new Set(namesOf(row).map(normalizeHeading))].map((name) => ({ name, row })));
  return new Map([...Map.groupBy(pairs, ({ name }) => name)].map(([name, found]) => [name, found.map(({ row }) => row)]));
};
const rowsNamed = <T>(index: NameIndex<T>, name: string): readonly T[] => index.get(normalizeHeading(name)) ?? [];

export type Resolved<T> = { readonly found: readonly T[]; readonly faults: readonly CellFault[] };
const isFault = (item: object): item is CellFault => "ok" in item;
const separate = <T extends object>(items: readonly (T | CellFault)[]): Resolved<T> => ({
  found: items.filter((item): item is T => !isFault(item)),
  faults: items.filter(isFault),
});

/** A comma separates items too, unless it belongs to a name. */
const withCommas = <T>(item: string, index: NameIndex<T>): readonly string[] => {
  if (rowsNamed(index, item).length > 0) return [item];
  const parts = itemsOf(item.replaceAll(",", ";"));
  return parts.some((part) => rowsNamed(index, part).length > 0) ? parts : [item];
};

export type NamedActivity = { readonly id: number; readonly name: string; readonly isActive: boolean };
export const resolveActivities = (cell: string, index: NameIndex<NamedActivity>): Resolved<NamedActivity> =>
  separate(
    itemsOf(cell)
      .flatMap((item) => withCommas(item, index))
      .map((item) => rowsNamed(index, item)[0] ?? cellFault("cell.unknown_activity_type", { value: item })),
  );

type ProjectRef = { readonly projectId: number };
export type NamedProject<P extends ProjectRef> = { readonly project: P; readonly hiringDate: IsoDay | null };
const DATED = /^(.*\S)\s*\(([^()]+)\)$/;

const resolveProject = <P extends ProjectRef>(item: string, index: NameIndex<P>): NamedProject<P> | CellFault => {
  const dated = rowsNamed(index, item).length === 0 ? DATED.exec(item) : null;
  const [, name = item, start] = dated ?? [];
  const hiringDate = start === undefined ? null : parseDay(start);
  const [project, ...others] = rowsNamed(index, hiringDate?.ok === false ? item : name);
  if (!project && hiringDate?.ok === false && rowsNamed(index, name).length > 0) return hiringDate;
  if (!project) return cellFault("cell.unknown_project", { value: hiringDate?.ok ? name : item });
  if (others.length > 0) return cellFault("cell.ambiguous_name", { value: name });
  return { project, hiringDate: hiringDate?.ok ? hiringDate.value : null };
};

/** Projects with an optional first day: "Obra Norte; Parada 2026 (01/04/2026)". */
export const resolveProjects = <P extends ProjectRef>(cell: string, index: NameIndex<P>): Resolved<NamedProject<P>> =>
  separate(
    itemsOf(cell)
      .flatMap((item) => withCommas(item, index))
      .map((item) => resolveProject(item, index)),
  );

type LabelledProject = { readonly name: string; readonly contractorName: string };
/** A project by its name, or by name and contractor, because contractors may use equal names. */
export const namesOfProject = ({ name, contractorName }: LabelledProject): readonly string[] => [name, `${name} - ${contractorName}`];
