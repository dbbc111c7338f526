import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Book } from "./book.ts";
import classes from "./pdf-page.module.css";
import { useNear } from "./use-near.ts";
import { asTurned, PIXELS_IN_POINT, type Size } from "./view.ts";

export type OnLaid = (page: number, letters: readonly HTMLElement[] | null) => void;
type Props = {
  readonly book: Book;
  readonly number: number;
  readonly scale: number;
  readonly turns: number;
  readonly onLaid: OnLaid;
};

type Drawn = Props & { readonly onSize: (size: Size) => void; readonly letters: RefObject<HTMLDivElement | null> };

/** The picture of a page. A new one takes the place of the old one only when it is done, so that nothing flickers. */
const useDrawing = ({ book, number, scale, turns, onLaid, onSize, letters }: Drawn) => {
  const picture = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const laid = useEffectEvent(onLaid);
  const sized = useEffectEvent(onSize);
  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    const draw = async () => {
      const page = await book.page(number);
      const [holder, layer] = [picture.current, letters.current];
      if (!isWanted || holder === null || layer === null) return;
      sized(page.size);
      const canvas = document.createElement("canvas");
      layer.replaceChildren();
      const drawing = page.draw({ scale, turns, canvas, letters: layer });
      stop = drawing.cancel;
      await drawing.drawn;
      holder.replaceChildren(canvas);
      laid(number, await drawing.laid);
    };
    draw().catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
      stop();
      laid(number, null);
    };
  }, [book, number, scale, turns, letters]);
  return { picture, isFailed };
};

const Drawing = (props: Props & { readonly onSize: (size: Size) => void }) => {
  const { t } = useTranslation("review");
  const letters = useRef<HTMLDivElement>(null);
  const { picture, isFailed } = useDrawing({ ...props, letters });
  if (isFailed) return <p className={classes.failed}>{t("viewer.pageFailed", { page: props.number })}</p>;
  return (
    <>
      <div ref={picture} className={classes.picture} aria-hidden="true" />
      <div ref={letters} className={classes.letters} />
    </>
  );
};

/** A page takes its room at once, and is drawn when it comes near. */
export const PdfPage = (props: Props) => {
  const { book, number, scale, turns } = props;
  const { t } = useTranslation("review");
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState(book.size);
  const isNear = useNear(box);
  const { width, height } = asTurned(size, turns);
  const onSize = (next: Size) => setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
  return (
    <section
      ref={box}
      className={classes.page}
      data-page={number}
      aria-label={t("viewer.page", { page: number, pages: book.pages })}
      style={{ width: width * scale, height: height * scale, "--total-scale-factor": String(scale * PIXELS_IN_POINT) }}
    >
      {isNear && <Drawing {...props} onSize={onSize} />}
    </section>
  );
};
