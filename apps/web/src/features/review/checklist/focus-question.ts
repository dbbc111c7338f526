/** To the question that is asked, where the keys of the workbench are heard. */
export const focusQuestion = (): void => document.querySelector<HTMLElement>("[data-question][data-here]")?.focus({ preventScroll: true });
