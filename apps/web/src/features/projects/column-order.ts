import type { ProjectOrder } from "@emdia/contract/projects/routes.ts";

export type SortedColumn = "name" | "startDate" | "endDate" | "conformity";
type Directions = { readonly ascending: ProjectOrder; readonly descending: ProjectOrder; readonly first: "ascending" | "descending" };

/** Default directions: names from A, start dates from the newest, end dates from the earliest, conformity from the lowest. */
const columns: { readonly [C in SortedColumn]: Directions } = {
  name: { ascending: "NAME_ASC", descending: "NAME_DESC", first: "ascending" },
  startDate: { ascending: "START_DATE_ASC", descending: "START_DATE_DESC", first: "descending" },
  endDate: { ascending: "END_DATE_ASC", descending: "END_DATE_DESC", first: "ascending" },
  conformity: { ascending: "CONFORMITY_ASC", descending: "CONFORMITY_DESC", first: "ascending" },
};

/** The `aria-sort` value of a column. */
export const sortOf = (column: SortedColumn, order: ProjectOrder): "ascending" | "descending" | "none" => {
  if (columns[column].ascending === order) return "ascending";
  return columns[column].descending === order ? "descending" : "none";
};

/** The order after a click on the column header. */
export const orderAfterClick = (column: SortedColumn, order: ProjectOrder): ProjectOrder => {
  const { first, ...directions } = columns[column];
  const sort = sortOf(column, order);
  if (sort === "none") return directions[first];
  return directions[sort === "ascending" ? "descending" : "ascending"];
};
