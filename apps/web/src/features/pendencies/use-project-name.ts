import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useState } from "react";

/** The name of the filtered project, from the last row that contained it, because the list may be empty now. */
export const useProjectName = (id: number | undefined, rows: readonly PendencyRow[] = []): string | undefined => {
  const [known, keep] = useState<PendencyRow["project"]>();
  const loaded = rows.find(({ project }) => project.id === id)?.project;
  if (loaded && loaded.id !== known?.id) keep(loaded);
  return known?.id === id ? known?.name : loaded?.name;
};
