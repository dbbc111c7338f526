import { SUPPLIER_FIGURES_MAX } from "@emdia/contract/limits.ts";
import type { ProjectFigures } from "@emdia/contract/projects/project-figures.ts";

type Figures = Omit<ProjectFigures, "suppliers">;
type SupplierRow = ProjectFigures["suppliers"][number];

/** Compares a/b with c/d as a·d with c·b, because a supplier without documents has no share. */
const byConformity = (one: SupplierRow, other: SupplierRow): number =>
  one.settled * other.total - other.settled * one.total || one.name.localeCompare(other.name, "pt-BR");

/** Adds up the figures of the suppliers, and selects those with the lowest conformity. Suppliers without documents are left out. */
export const projectFigures = (rows: readonly SupplierRow[]): ProjectFigures => {
  const sum = (key: keyof Figures) => rows.reduce((total, row) => total + row[key], 0);
  return {
    settled: sum("settled"),
    total: sum("total"),
    expired: sum("expired"),
    inReview: sum("inReview"),
    suppliers: rows
      .filter(({ total }) => total > 0)
      .toSorted(byConformity)
      .slice(0, SUPPLIER_FIGURES_MAX),
  };
};
