import { useEffect, useState } from "react";
import { advanceTimers, ask, type DebounceMode, nextDue, startClock } from "./debounced-filter.ts";
import type { FilterOf, FilterSchema } from "./filter-address.ts";
import { useFilterAddress, useFilterInAddress } from "./use-filter-address.ts";

/**
 * The filter of a screen, stored in its URL. `filter` is the value for the rows; during typing it follows the value of the controls with a
 * delay. The URL follows the controls, and back or a link resets both.
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
    /** For text fields: debounces the rows. */
    type: asking("typing"),
    /** For selects, paging and reset: loads the rows at once. */
    choose,
    /** Removes the filters. `cleared` is a key for fields that contain incomplete input, so that they remount empty. */
    clear: (noFilters: Partial<FilterOf<S>>) => {
      choose(noFilters);
      setCleared((times) => times + 1);
    },
    cleared,
    /** For Enter in a field: applies the typed value at once. */
    enter: () => choose({}),
  };
};

export type UrlFilter<S extends FilterSchema> = ReturnType<typeof useUrlFilter<S>>;
