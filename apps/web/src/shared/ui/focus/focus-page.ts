/** Puts the focus where the page begins: its heading, or the page while the heading is on its way. Who comes back to a place in it stays there. */
export const focusPage = (): void => {
  const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  start?.focus({ preventScroll: true });
};
