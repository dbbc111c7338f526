import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useKeys } from "../../../shared/keys/use-keys.ts";
import { lastOpened } from "../../../shared/pendencies/last-opened.ts";
import { keptAfter, type ListKey } from "./kept-keys.ts";
import { listKeys, rowAfter } from "./list-key.ts";

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Whether the rows of the filter have not loaded yet. */
  readonly isLoading: boolean;
  readonly onChoose: (id: number) => void;
  readonly onKeys: () => void;
};

/** After this time the rows are on screen, or there are none. */
const DEFERRED_MAX_MS = 500;
const rowsIn = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
/** The index of the row that contains the focus. */
const rowOf = (rows: readonly HTMLElement[], place: Element | null): number =>
  rows.findIndex((row) => place !== null && row.closest("tr,li")?.contains(place));

/**
 * The shortcuts move the real focus, so screen readers follow and Enter opens the focused link. Keys that the user presses while the rows
 * load are kept and applied to them.
 */
export const useListKeys = ({ list, search, isLoading, onChoose, onKeys }: Options): void => {
  const kept = useRef<readonly ListKey[]>([]);
  const obey = (key: ListKey): boolean => {
    const rows = rowsIn(list.current);
    const current = rowOf(rows, document.activeElement);
    const opened = rows.findIndex(({ dataset }) => Number(dataset.row) === lastOpened.read());
    if (key === "j" || key === "k") rows[rowAfter(current, { step: key === "j" ? 1 : -1, count: rows.length, opened })]?.focus();
    if (key === "x" && rows[current]) onChoose(Number(rows[current].dataset.row));
    if (key === "/") search.current?.focus();
    if (key === "?") onKeys();
    return key !== "Enter";
  };
  const obeyKept = useEffectEvent(() => {
    const keys = kept.current;
    kept.current = [];
    for (const key of keys) {
      const rows = rowsIn(list.current);
      if (key === "Enter") rows[rowOf(rows, document.activeElement)]?.click();
      else obey(key);
    }
  });
  useKeys(listKeys, (key) => {
    const isOnRow = rowOf(rowsIn(list.current), document.activeElement) >= 0;
    const next = isLoading && !isOnRow ? keptAfter(kept.current, key) : null;
    if (next === null) return obey(key);
    kept.current = next;
    return true;
  });
  useEffect(() => {
    if (isLoading || kept.current.length === 0 || list.current === null) return;
    // The list renders its rows in a deferred pass after the answer.
    const timer = setTimeout(() => finish(), DEFERRED_MAX_MS);
    const observer = new MutationObserver(() => rowsIn(list.current).length > 0 && finish());
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const finish = () => {
      stop();
      obeyKept();
    };
    observer.observe(list.current, { childList: true, subtree: true });
    return stop;
  }, [isLoading, list]);
};
