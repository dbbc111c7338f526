import type { RefObject } from "react";
import { useKeys } from "../../../shared/keys/use-keys.ts";
import { lastOpened } from "../../../shared/pendencies/last-opened.ts";
import { listKeys, rowAfter } from "./list-key.ts";

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onChoose: (id: number) => void;
  readonly onKeys: () => void;
};

const rowsIn = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
/** The index of the row that contains the focus. */
const rowOf = (rows: readonly HTMLElement[], place: Element | null): number =>
  rows.findIndex((row) => place !== null && row.closest("tr,li")?.contains(place));

/** The shortcuts move the real focus, so screen readers follow and Enter opens the focused link. */
export const useListKeys = ({ list, search, onChoose, onKeys }: Options): void =>
  useKeys(listKeys, (key) => {
    const rows = rowsIn(list.current);
    const current = rowOf(rows, document.activeElement);
    const opened = rows.findIndex(({ dataset }) => Number(dataset.row) === lastOpened.read());
    if (key === "j" || key === "k") rows[rowAfter(current, { step: key === "j" ? 1 : -1, count: rows.length, opened })]?.focus();
    if (key === "x" && rows[current]) onChoose(Number(rows[current].dataset.row));
    if (key === "/") search.current?.focus();
    if (key === "?") onKeys();
    return key !== "Enter";
  });
