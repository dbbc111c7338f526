import { focusPage } from "./focus-page.ts";

/** Lets go of the focus before a dialog closes: what held it within would keep it from going back to what opened the dialog. */
export const letGoOfFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** Gives the focus to something near, or to where the page begins, where what had it before a dialog is gone. */
export const restoreFocus =
  (focusInstead = focusPage) =>
  (): void => {
    if (document.activeElement === document.body) focusInstead();
  };
