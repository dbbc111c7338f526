// The filter of the panels in words, for files and pictures.
import { DASHBOARD_TYPE_GENERAL } from "../../limits.ts";
import { type PanelFilter, planOf } from "../filter.ts";
import type { FilterNames } from "../filter-names.ts";
import type { PanelWords } from "./shape.ts";

type Filter = Partial<Omit<PanelFilter, "page">>;
type NameRow = { readonly id: number; readonly name: string };
type Input = {
  readonly filter: Filter;
  readonly names: Omit<FilterNames, "documentTypes">;
  readonly words: PanelWords["filter"];
  readonly dayText: (day: string) => string;
};
export type FilterLine = { readonly label: string; readonly value: string };

const namesOf = (ids: readonly number[], known: readonly NameRow[], unknown: string): string =>
  ids.map((id) => known.find((row) => row.id === id)?.name ?? unknown.replace("{{id}}", String(id))).join(", ");

const periodText = (
  { startDate, endDate }: Filter,
  { from, to, both }: PanelWords["filter"]["period"],
  dayText: (day: string) => string,
): string => {
  if (startDate && endDate) return both.replace("{{from}}", dayText(startDate)).replace("{{to}}", dayText(endDate));
  return startDate ? from.replace("{{from}}", dayText(startDate)) : to.replace("{{to}}", dayText(endDate ?? ""));
};

/** One line per field of the filter. The plan is always named; companies are named apart from the filter, because every figure has some. */
export const describeFilter = ({ filter, names, words, dayText }: Input): readonly FilterLine[] => {
  const { departmentIds, projects, provider, startDate, endDate } = filter;
  return [
    { label: words.type, value: planOf(filter.type) ?? DASHBOARD_TYPE_GENERAL },
    ...(projects ? [{ label: words.projects, value: namesOf(projects, names.projects, words.unknownProject) }] : []),
    ...(departmentIds ? [{ label: words.areas, value: namesOf(departmentIds, names.departments, words.unknownArea) }] : []),
    ...(provider ? [{ label: words.supplier, value: namesOf([provider], names.providers, words.unknownSupplier) }] : []),
    ...(startDate || endDate ? [{ label: words.period.name, value: periodText(filter, words.period, dayText) }] : []),
  ];
};
