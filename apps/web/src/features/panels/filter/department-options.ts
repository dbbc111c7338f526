// Options of the area field, from the projects of the filter: suppliers cannot list departments.
import type { PanelProject } from "@emdia/contract/panels/routes.ts";

export type Option = { readonly value: string; readonly label: string };
type Input = {
  readonly offered: readonly Pick<PanelProject, "departments">[];
  readonly chosen: readonly number[];
  /** Label of a chosen department that no offered project has. */
  readonly unknown: (id: number) => string;
};

/** Departments of the projects, each once, sorted by label; chosen ones stay options. */
export const departmentOptions = ({ offered, chosen, unknown }: Input): readonly Option[] => {
  const known = new Map(
    offered.flatMap(({ departments }) => departments.map(({ id, name, facilityName }) => [id, `${name} (${facilityName})`] as const)),
  );
  const missing = chosen.filter((id) => !known.has(id)).map((id) => [id, unknown(id)] as const);
  return [...known, ...missing]
    .map(([id, label]) => ({ value: String(id), label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "pt-BR"));
};
