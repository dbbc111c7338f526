import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { type FilterOf, type FilterSchema, filterText, readFilter, replaceFilter } from "./filter-address.ts";

/** Whether only the page changed; the browser's back button undoes such a change. */
export const isPageTurned = <F extends { readonly page: number }>(from: F, to: F): boolean =>
  from.page !== to.page && JSON.stringify({ ...from, page: to.page }) === JSON.stringify(to);

/** The filter in the URL. */
export const useFilterInAddress = <S extends FilterSchema>(schema: S): FilterOf<S> => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return readFilter(schema, search);
};

type Options<F> = { readonly asked: F; readonly written: F; readonly onArrival: (filter: F) => void };

const leadsElsewhere = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest("a[href]") !== null;

/**
 * Writes the filter to the URL, and calls `onArrival` when a link or the back button changes the URL. A click on a link writes a pending
 * filter first, so that the back button restores it.
 */
export const useFilterAddress = <S extends FilterSchema>(schema: S, { asked, written, onArrival }: Options<FilterOf<S>>): void => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const current = useFilterInAddress(schema);
  const address = filterText(schema, current);
  const wanted = filterText(schema, written);
  /** URLs that the router has not applied yet; their arrival is not an external change. */
  const sent = useRef<string[]>([]);

  const write = useEffectEvent((filter: FilterOf<S>) => {
    const text = filterText(schema, filter);
    if (text === (sent.current.at(-1) ?? address)) return;
    // Parsed as the URL will be, so that the order of the changes makes no difference.
    const turned = isPageTurned(current, readFilter(schema, filter));
    sent.current.push(text);
    const search = (before: object) => replaceFilter(schema, { search: { ...before }, filter });
    void navigate({ to: ".", search, replace: !turned, resetScroll: turned });
  });
  const writeWhenDue = useEffectEvent(() => write(written));
  const leave = useEffectEvent((click: MouseEvent) => {
    if (!leadsElsewhere(click)) return;
    write(asked);
    // The router would merge two navigations of the same tick into one history entry.
    history.flush();
  });
  const arrive = useEffectEvent(() => {
    const ours = sent.current.indexOf(address);
    // An external URL cancels the pending ones.
    sent.current = ours < 0 ? [] : sent.current.slice(ours + 1);
    if (ours < 0 && address !== wanted) onArrival(current);
  });

  useEffect(() => {
    if (address !== undefined) arrive();
  }, [address]);
  useEffect(() => {
    if (wanted !== undefined) writeWhenDue();
  }, [wanted]);
  useEffect(() => {
    const onClick = (click: MouseEvent) => leave(click);
    addEventListener("click", onClick, { capture: true });
    return () => removeEventListener("click", onClick, { capture: true });
  }, []);
};
