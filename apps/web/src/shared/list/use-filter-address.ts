import { useNavigate, useSearch } from "@tanstack/react-router";
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

type Hands<F> = { readonly written: F; readonly onArrival: (filter: F) => void };

/** Writes a filter into the address, and tells when somebody else changed it: a link, or the way back. */
export const useFilterAddress = <S extends FilterSchema>(schema: S, { written, onArrival }: Hands<FilterOf<S>>): void => {
  const navigate = useNavigate();
  const current = useFilterInAddress(schema);
  const address = filterText(schema, current);
  const wanted = filterText(schema, written);
  /** Addresses on their way through the router: their arrival is no news. */
  const sent = useRef<string[]>([]);

  const write = useEffectEvent(() => {
    if (wanted === (sent.current.at(-1) ?? address)) return;
    // Read as the address will be: the order in which somebody chose filters is no difference.
    const turned = isPageTurned(current, readFilter(schema, written));
    sent.current.push(wanted);
    const search = (before: object) => replaceFilter(schema, { search: { ...before }, filter: written });
    void navigate({ to: ".", search, replace: !turned, resetScroll: turned });
  });
  const arrive = useEffectEvent(() => {
    const ours = sent.current.indexOf(address);
    sent.current.splice(0, ours + 1);
    if (ours < 0 && address !== wanted) onArrival(current);
  });

  useEffect(() => {
    if (address !== undefined) arrive();
  }, [address]);
  useEffect(() => {
    if (wanted !== undefined) write();
  }, [wanted]);
};
