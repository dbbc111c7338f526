// Focus handling when a dialog closes.
import { focusPage } from "./focus-page.ts";

/** Removes the focus before a dialog closes, because Mantine restores it only if no element inside has it. */
export const letGoOfFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Moves the focus to `focusInstead`, or else to the page heading, if the element that opened the dialog no longer exists. */
export const restoreFocus =
  (focusInstead = focusPage) =>
  (): void => {
    if (document.activeElement === document.body) focusInstead();
  };
