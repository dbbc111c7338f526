import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { type FilterOf, type FilterSchema, filterText, readFilter, replaceFilter } from "./filter-address.ts";

/** Whether the way from one filter to the other is a page turned, which going back should undo. */
export const isPageTurned = <F extends { readonly page: number }>(from: F, to: F): boolean =>
  from.page !== to.page && JSON.stringify({ ...from, page: to.page }) === JSON.stringify(to);

/** The filter that the address carries. */
export const useFilterInAddress = <S extends FilterSchema>(schema: S): FilterOf<S> => {
  const search: { readonly [name: string]: unknown } = useSearch({ strict: false });
  return readFilter(schema, search);
};

type Hands<F> = { readonly asked: F; readonly written: F; readonly onArrival: (filter: F) => void };

const leadsElsewhere = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest("a[href]") !== null;

/**
 * Writes a filter into the address, and tells when somebody else changed it: a link, or the way back. Whoever leaves by a link before it is written
 * takes what they asked for along, and finds it again when they come back.
 */
export const useFilterAddress = <S extends FilterSchema>(schema: S, { asked, written, onArrival }: Hands<FilterOf<S>>): void => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const current = useFilterInAddress(schema);
  const address = filterText(schema, current);
  const wanted = filterText(schema, written);
  /** Addresses on their way through the router: their arrival is no news. */
  const sent = useRef<string[]>([]);

  const write = useEffectEvent((filter: FilterOf<S>) => {
    const text = filterText(schema, filter);
    if (text === (sent.current.at(-1) ?? address)) return;
    // Read as the address will be: the order in which somebody chose filters is no difference.
    const turned = isPageTurned(current, readFilter(schema, filter));
    sent.current.push(text);
    const search = (before: object) => replaceFilter(schema, { search: { ...before }, filter });
    void navigate({ to: ".", search, replace: !turned, resetScroll: turned });
  });
  const writeWhenDue = useEffectEvent(() => write(written));
  const leave = useEffectEvent((click: MouseEvent) => {
    if (!leadsElsewhere(click)) return;
    write(asked);
    // Two addresses of one moment would be one: the way back leads to the first.
    history.flush();
  });
  const arrive = useEffectEvent(() => {
    const ours = sent.current.indexOf(address);
    // Where somebody else's arrives, what was on its way before it comes no more.
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
