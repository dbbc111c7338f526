/** Gives the focus to something near, where what had it before a dialog is gone. */
export const focusInsteadOfNothing = (focusInstead: (() => void) | undefined) => (): void => {
  if (document.activeElement === document.body) focusInstead?.();
};
