import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { PagedDocument, PageTransform } from "../paged-document.ts";
import type { Size } from "../view.ts";
import { firstPictureOf, keepFirstPicture } from "./first-picture.ts";

type Options = PageTransform & { readonly book: PagedDocument; readonly number: number; readonly onSize: (size: Size) => void };

/** Draws a page on a canvas. The old canvas stays until the new one is complete, so that the page does not flicker. */
export const usePageCanvas = ({ book, number, scale, turns, onSize }: Options) => {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"coming" | "drawn" | "failed">("coming");
  const sized = useEffectEvent(onSize);
  useLayoutEffect(() => {
    let isWanted = true;
    let stop = () => {};
    const show = (canvas: HTMLCanvasElement) => {
      holder.current?.replaceChildren(canvas);
      setState("drawn");
    };
    const fail = () => {
      holder.current?.replaceChildren();
      setState("failed");
    };
    const draw = async () => {
      const page = await book.page(number);
      if (!isWanted) return;
      sized(page.size);
      const canvas = document.createElement("canvas");
      const { done, cancel } = page.draw({ scale, turns }, canvas);
      stop = cancel;
      await done;
      show(canvas);
      if (number === 1) keepFirstPicture(book, { scale, turns, canvas });
    };
    const known = number === 1 ? firstPictureOf(book, { scale, turns }) : null;
    if (known) show(known);
    else draw().catch(() => isWanted && fail());
    return () => {
      isWanted = false;
      stop();
    };
  }, [book, number, scale, turns]);
  return { holder, state };
};
