import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useState } from "react";
import type { PendencyAddress } from "../pendency-filter.ts";
import type { filterIds } from "./filter-kinds.ts";

type NameRow = { readonly id: number; readonly name: string };

/** The name of a filtered id: of the selected suggestion, or of the last row that contained it, because the list may be empty now. */
const useLastName = (id: number | undefined, rows: readonly (NameRow | null)[]) => {
  const [known, keep] = useState<NameRow>();
  const loaded = rows.find((row) => row?.id === id);
  if (loaded && loaded.id !== known?.id) keep(loaded);
  return { name: known?.id === id ? known?.name : loaded?.name, keep };
};

export type IdFilter = (typeof filterIds)[number];
type Ids = Pick<PendencyAddress, IdFilter>;
export type FilterNames = { readonly [K in IdFilter]: { readonly name: string | undefined; readonly keep: (row: NameRow) => void } };

/** The names of the project, the worker and the companies in the URL, once a row contains them. */
export const useFilterNames = ({ project, worker, supplier, contractor }: Ids, rows: readonly PendencyRow[] = []): FilterNames => ({
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
  contractor: useLastName(
    contractor?.[0],
    rows.map((row) => row.contractor),
  ),
});
