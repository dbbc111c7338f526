// Focuses the link of the last opened figure when the user returns to the panels.
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

type Place = { readonly panel: string; readonly index: number };
/** Opened figures by the key of their history entry. */
const opened = new Map<string, Place>();
/** Later the user has moved on, and a focus would interrupt. */
const WAIT_MS = 10_000;

const linksOf = (section: Element): readonly Element[] => [...section.querySelectorAll("a[href]")];

const placeOf = (target: EventTarget | null): Place | undefined => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  const section = link?.closest("[data-panel]");
  const panel = section?.getAttribute("data-panel");
  return link && section && panel ? { panel, index: linksOf(section).indexOf(link) } : undefined;
};

/** Focuses the link if it exists. A closed part of the panel opens, because its links take no focus. */
const focusPlace = (grid: HTMLElement, { panel, index }: Place): boolean => {
  const section = grid.querySelector(`[data-panel="${panel}"]`);
  const link = section ? linksOf(section)[index] : undefined;
  if (!(link instanceof HTMLElement || link instanceof SVGElement)) return false;
  link.closest("details")?.setAttribute("open", "");
  link.focus({ preventScroll: true });
  return true;
};

/** Runs `attempt` after each change below the element until it succeeds, the user acts or the time is over. */
const retryOnChange = (element: HTMLElement, attempt: () => boolean): (() => void) => {
  const observer = new MutationObserver(() => attempt() && stop());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const act of ["pointerdown", "keydown"]) removeEventListener(act, stop);
  };
  const timer = setTimeout(stop, WAIT_MS);
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, stop);
  if (attempt()) stop();
  else observer.observe(element, { childList: true, subtree: true });
  return stop;
};

/** Reference for the element around the panels. */
export const useRestoredFocus = () => {
  const grid = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const entry = () => router.history.location.state.__TSR_key ?? "";
    const onClick = ({ target }: MouseEvent) => {
      const place = placeOf(target);
      if (place) opened.set(entry(), place);
    };
    element.addEventListener("click", onClick, { capture: true });
    const place = opened.get(entry());
    // The router focuses the heading after this effect.
    const frame = requestAnimationFrame(() => {
      if (place) stop = retryOnChange(element, () => focusPlace(element, place));
    });
    let stop = () => cancelAnimationFrame(frame);
    return () => {
      stop();
      element.removeEventListener("click", onClick, { capture: true });
    };
  }, [router]);
  return grid;
};
