import { useEffect, useState } from "react";
import { advanceTimers, ask, type DebounceMode, nextDue, startClock } from "./debounced-filter.ts";
import type { FilterOf, FilterSchema } from "./filter-address.ts";
import { useFilterAddress, useFilterInAddress } from "./use-filter-address.ts";

/**
 * A screen's filter is its URL. `asked` is what the controls show and `filter` what the rows answer: they differ while somebody types. The
 * address follows what is asked; whoever goes back or opens a link finds the list as the address says.
 */
export const useUrlFilter = <S extends FilterSchema>(schema: S, loadDelayMs: number) => {
  const opened = useFilterInAddress(schema);
  const [clock, setClock] = useState(() => startClock(opened));
  const { asked, written, loaded } = clock;
  useFilterAddress(schema, { asked, written, onArrival: (filter) => setClock(startClock(filter)) });

  const due = nextDue(clock);
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => setClock((current) => advanceTimers(current, Date.now())), Math.max(0, due - Date.now()));
    return () => clearTimeout(timer);
  }, [due]);

  const asking = (pace: DebounceMode) => (change: Partial<FilterOf<S>>) =>
    setClock((current) => ask(current, { change, pace, nowMs: Date.now(), loadDelayMs }));
  const choose = asking("decided");
  const [cleared, setCleared] = useState(0);
  return {
    asked,
    filter: loaded,
    /** For a field that somebody types into: the rows wait until the hands rest. */
    type: asking("typing"),
    /** For everything picked, turned or cleared: the rows follow at once. */
    choose,
    /** Takes away what narrows the list, and what fields hold that asks for nothing yet: they begin anew when it was cleared once more. */
    clear: (noFilters: Partial<FilterOf<S>>) => {
      choose(noFilters);
      setCleared((times) => times + 1);
    },
    cleared,
    /** Enter in a field: what was typed counts now. */
    enter: () => choose({}),
  };
};

export type UrlFilter<S extends FilterSchema> = ReturnType<typeof useUrlFilter<S>>;
