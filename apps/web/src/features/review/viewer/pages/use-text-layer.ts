import { useEffect, useEffectEvent, useRef } from "react";
import { whenIdle } from "../../../../shared/loading/when-idle.ts";
import type { PagedDocument, PageTransform } from "../paged-document.ts";

/** Receives the text layer of a page, or null after it is removed. */
export type OnLaid = (page: number, letters: readonly HTMLElement[] | null) => void;
type Options = PageTransform & { readonly book: PagedDocument; readonly number: number; readonly isTime: boolean; readonly onLaid: OnLaid };

/** Renders the text layer of a page when the browser is idle after the page was drawn. It scales with the page. */
export const useTextLayer = ({ book, number, scale, turns, isTime, onLaid }: Options) => {
  const layer = useRef<HTMLDivElement>(null);
  const reportLayer = useEffectEvent(onLaid);
  const begin = useEffectEvent(async (isWanted: () => boolean, onBegun: (cancel: () => void) => void) => {
    const page = await book.page(number);
    if (layer.current === null || !isWanted()) return;
    const { done, cancel } = page.lay({ scale, turns }, layer.current);
    onBegun(cancel);
    reportLayer(number, await done);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document or rotation needs a new text layer.
  useEffect(() => {
    if (!isTime) return;
    let isWanted = true;
    let stop = () => {};
    const render = () =>
      begin(
        () => isWanted,
        (cancel) => {
          stop = cancel;
        },
      ).catch(() => undefined); // A page without a readable text layer is still shown.
    const forget = whenIdle(() => void render());
    return () => {
      isWanted = false;
      forget();
      stop();
      reportLayer(number, null);
    };
  }, [book, number, turns, isTime]);
  return layer;
};
