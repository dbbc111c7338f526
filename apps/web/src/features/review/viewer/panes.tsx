import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { Skeleton } from "@mantine/core";
import { type ReactNode, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { downloadFile } from "./download-file.ts";
import { Instead } from "./instead.tsx";
import { keptBooks, keptPictures } from "./kept-files.ts";
import { PdfPages } from "./pdf-pages.tsx";
import { Picture } from "./picture.tsx";
import { SearchBar } from "./search-bar.tsx";
import { useKept } from "./use-kept.ts";
import { useSeenPage } from "./use-seen-page.ts";
import { useTextSearch } from "./use-text-search.ts";
import { type Looking, useView } from "./use-view.ts";
import classes from "./viewer.module.css";
import { ViewerTools } from "./viewer-tools.tsx";

type Props = { readonly file: PendencyDocument };

/** Why a file is not shown: the server has none to give, or it gave one that nobody can draw. */
const Failed = ({ file, error }: Props & { readonly error: unknown }) => {
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const isRefused = error instanceof ApiFailure;
  return <Instead file={file} says={isRefused ? messageOf(error) : t("viewer.broken")} isThere={!isRefused} />;
};

const Waiting = () => {
  const { t } = useTranslation("review");
  return <Skeleton className={classes.waiting ?? ""} role="status" aria-label={t("viewer.loading")} />;
};

type FrameProps = Props & {
  readonly looking: Looking;
  readonly tools?: ReactNode;
  readonly onScroll?: (place: HTMLElement) => void;
  readonly children: ReactNode;
};

const Frame = ({ file, looking, tools, onScroll, children }: FrameProps) => (
  <div className={classes.pane}>
    <ViewerTools looking={looking} onDownload={() => void downloadFile(file.id)}>
      {tools}
    </ViewerTools>
    <section
      ref={looking.watch}
      className={classes.room}
      data-scrolls=""
      aria-label={file.name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget }) => onScroll?.(currentTarget)}
    >
      {children}
    </section>
  </div>
);

export const PdfPane = ({ file }: Props) => {
  const { t } = useTranslation("review");
  const { value: book, error } = useKept(keptBooks, file.id);
  // Before the pages stop to be drawn: whether they hang is asked of them.
  useLayoutEffect(() => book?.goOn, [book]);
  const looking = useView(book?.size ?? null);
  const search = useTextSearch(book);
  const { page, follow } = useSeenPage();
  if (error !== null) return <Failed file={file} error={error} />;
  const tools = book && (
    <>
      <span className={classes.counter}>{t("viewer.seen", { page, pages: book.pages })}</span>
      <SearchBar search={search} />
    </>
  );
  return (
    <Frame file={file} looking={looking} tools={tools} onScroll={follow}>
      {book ? <PdfPages book={book} scale={looking.scale} turns={looking.view.turns} search={search} /> : <Waiting />}
    </Frame>
  );
};

export const PicturePane = ({ file }: Props) => {
  const { value: picture, error } = useKept(keptPictures, file.id);
  const looking = useView(picture?.size ?? null);
  if (error !== null) return <Failed file={file} error={error} />;
  const { scale, view } = looking;
  return (
    <Frame file={file} looking={looking}>
      {picture ? <Picture picture={picture} name={file.name} scale={scale} turns={view.turns} /> : <Waiting />}
    </Frame>
  );
};
