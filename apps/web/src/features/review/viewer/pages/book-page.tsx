import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PagedDocument } from "../paged-document.ts";
import { asTurned, PIXELS_IN_POINT, type Size } from "../view.ts";
import classes from "./book-page.module.css";
import { useIsNearViewport } from "./use-is-near-viewport.ts";
import { usePageCanvas } from "./use-page-canvas.ts";
import { type OnLaid, useTextLayer } from "./use-text-layer.ts";

type Props = {
  readonly book: PagedDocument;
  readonly number: number;
  readonly scale: number;
  readonly turns: number;
  readonly onLaid: OnLaid;
};

const Drawing = (props: Props & { readonly onSize: (size: Size) => void }) => {
  const { t } = useTranslation("review");
  const { holder, state } = usePageCanvas(props);
  const letters = useTextLayer({ ...props, isTime: state === "drawn" });
  return (
    <>
      {state === "failed" && <p className={classes.failed}>{t("viewer.pageFailed", { page: props.number })}</p>}
      <div ref={holder} className={classes.picture} aria-hidden="true" />
      <div ref={letters} className={classes.letters} />
    </>
  );
};

/** A page reserves its space at once and is drawn near the viewport. The first page is drawn immediately. */
export const BookPage = (props: Props) => {
  const { book, number, scale, turns } = props;
  const { t } = useTranslation("review");
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState(book.size);
  const isNear = useIsNearViewport(box, number === 1);
  const { width, height } = asTurned(size, turns);
  const onSize = (next: Size) => setSize((known) => (known.width === next.width && known.height === next.height ? known : next));
  return (
    <figure
      ref={box}
      className={classes.page}
      data-page={number}
      aria-label={t("viewer.page", { page: number, pages: book.pages })}
      style={{ width: width * scale, height: height * scale, "--total-scale-factor": String(scale * PIXELS_IN_POINT) }}
    >
      {isNear && <Drawing {...props} onSize={onSize} />}
    </figure>
  );
};
