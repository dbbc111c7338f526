import { focusPage } from "./focus-page.ts";

/** Gives the focus to something near, or to where the page begins, where what had it before a dialog is gone. */
export const focusInsteadOfNothing =
  (focusInstead = focusPage) =>
  (): void => {
    if (document.activeElement === document.body) focusInstead();
  };
