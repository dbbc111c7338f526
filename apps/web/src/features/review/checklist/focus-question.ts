/** Focuses the current question, where the keyboard shortcuts work. */
export const focusQuestion = (): void => document.querySelector<HTMLElement>("[data-question][data-here]")?.focus({ preventScroll: true });
