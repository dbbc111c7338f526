import { type RefObject, useEffect, useRef } from "react";

const BUSY = "input,textarea,select,button,a[href],[role=dialog],[role=dialog] *";
/** Whether the user works in no field and on no button, except the one that chose the file. */
const isFree = ({ activeElement }: Document): boolean =>
  activeElement === null || !activeElement.matches(BUSY) || activeElement.matches("[data-file-chooser]");

/** Moves the focus to the first empty date after a file was added, so that the user can type at once. Null while the rows are unknown. */
export const useDateFocus = (root: RefObject<HTMLElement | null>, rows: number | null): void => {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const isAdded = before.current !== null && rows !== null && rows > before.current;
    before.current = rows;
    if (!isAdded || !isFree(document)) return;
    const fields = root.current?.querySelectorAll<HTMLInputElement>("[name=issueDate],[name=expirationDate]") ?? [];
    [...fields].find(({ value, required }) => required && value === "")?.focus();
  }, [root, rows]);
};
