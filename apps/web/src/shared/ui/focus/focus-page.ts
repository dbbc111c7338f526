/** Focuses the page heading, or `main` before the heading exists, without scrolling, so that a restored scroll position stays. */
export const focusPage = (): void => {
  const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  start?.focus({ preventScroll: true });
};
