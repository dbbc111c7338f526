import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useState } from "react";
import type { PendencyAddress } from "../pendency-filter.ts";

type NameRow = { readonly id: number; readonly name: string };

/** The name of a filtered id, from the last row that contained it, because the list may be empty now. */
const useLastName = (id: number | undefined, rows: readonly (NameRow | null)[]): string | undefined => {
  const [known, keep] = useState<NameRow>();
  const loaded = rows.find((row) => row?.id === id);
  if (loaded && loaded.id !== known?.id) keep(loaded);
  return known?.id === id ? known?.name : loaded?.name;
};

type Ids = Pick<PendencyAddress, "project" | "worker" | "supplier">;
export type FilterNames = { readonly [K in keyof Ids]-?: string | undefined };

/** The names of the project, the worker and the supplier in the URL, once a row contains them. */
export const useFilterNames = ({ project, worker, supplier }: Ids, rows: readonly PendencyRow[] = []): FilterNames => ({
  project: useLastName(
    project?.[0],
    rows.map((row) => row.project),
  ),
  worker: useLastName(
    worker?.[0],
    rows.map((row) => row.employee),
  ),
  supplier: useLastName(
    supplier?.[0],
    rows.map((row) => row.company),
  ),
});
