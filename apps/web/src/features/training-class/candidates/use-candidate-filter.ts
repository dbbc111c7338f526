import { FIRST_PAGE, URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import type { ClassCandidateListQuery } from "@emdia/contract/trainings/participant-routes.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

const PAGE_SIZE = 20;

/** Filter of the drawer. Only the typed name is debounced; Enter applies it at once. */
export const useCandidateFilter = () => {
  const [asked, setAsked] = useState<ClassCandidateListQuery>({ page: FIRST_PAGE, itemsPerPage: PAGE_SIZE });
  const [entered, setEntered] = useState<string>();
  const [debounced] = useDebouncedValue(asked.name, URL_UPDATE_DELAY_MS);
  const name = entered === asked.name ? asked.name : debounced;
  return {
    asked,
    filter: { ...asked, name },
    /** Any change returns to the first page, unless it sets the page itself. */
    change: (some: Partial<ClassCandidateListQuery>) => setAsked((before) => ({ ...before, page: FIRST_PAGE, ...some })),
    enter: () => setEntered(asked.name),
  };
};
export type CandidateFilter = ReturnType<typeof useCandidateFilter>;
