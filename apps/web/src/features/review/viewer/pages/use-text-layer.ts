import { useEffect, useEffectEvent, useRef } from "react";
import { whenIdle } from "../../../../shared/loading/when-idle.ts";
import type { PagedDocument, PageTransform } from "../paged-document.ts";

/** The letters that were laid over a page, or that there are none any more. */
export type OnLaid = (page: number, letters: readonly HTMLElement[] | null) => void;
type Options = PageTransform & { readonly book: PagedDocument; readonly number: number; readonly isTime: boolean; readonly onLaid: OnLaid };

/** Letters are searched and copied by whoever reads already: they are laid once the page is seen, and grow with it. */
export const useTextLayer = ({ book, number, scale, turns, isTime, onLaid }: Options) => {
  const layer = useRef<HTMLDivElement>(null);
  const told = useEffectEvent(onLaid);
  const begin = useEffectEvent(async (isWanted: () => boolean, onBegun: (cancel: () => void) => void) => {
    const page = await book.page(number);
    if (layer.current === null || !isWanted()) return;
    const { done, cancel } = page.lay({ scale, turns }, layer.current);
    onBegun(cancel);
    told(number, await done);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document, or one that was turned, has its letters elsewhere.
  useEffect(() => {
    if (!isTime) return;
    let isWanted = true;
    let stop = () => {};
    const lay = () =>
      begin(
        () => isWanted,
        (cancel) => {
          stop = cancel;
        },
      ).catch(() => undefined); // A page whose letters nobody can read is still looked at.
    const forget = whenIdle(() => void lay());
    return () => {
      isWanted = false;
      forget();
      stop();
      told(number, null);
    };
  }, [book, number, turns, isTime]);
  return layer;
};
