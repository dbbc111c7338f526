import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { Skeleton } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { keptPictures } from "./cache/kept-files.ts";
import { useCached } from "./cache/use-cached.ts";
import { usePagedDocument } from "./cache/use-paged-document.ts";
import { useComparison, useJointScroll } from "./comparison/comparison.ts";
import { downloadFile } from "./download-file.ts";
import { BookPages } from "./pages/book-pages.tsx";
import { useCurrentPage } from "./pages/use-current-page.ts";
import { Picture } from "./picture.tsx";
import { PreviewUnavailable } from "./preview-unavailable.tsx";
import { SearchBar } from "./search/search-bar.tsx";
import { useTextSearch } from "./search/use-text-search.ts";
import { type Looking, useView } from "./use-view.ts";
import classes from "./viewer.module.css";
import { ViewerTools } from "./viewer-tools.tsx";
import { whyNotShown } from "./why-not-shown.ts";

type Props = { readonly file: PendencyDocument };

type FailedProps = Props & { readonly error: unknown; readonly onRetry: () => void };

/** The reason why a file is not shown. A refusal of the server cannot be retried. */
const Failed = ({ file, error, onRetry }: FailedProps) => {
  const { t } = useTranslation("review");
  const messageOf = useMessageOf();
  const why = whyNotShown(error);
  if (why === "refused") return <PreviewUnavailable file={file} says={messageOf(error)} isThere={false} />;
  return <PreviewUnavailable file={file} says={t(`viewer.${why}`)} onRetry={onRetry} />;
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

const Frame = ({ file, looking, tools, onScroll, children }: FrameProps) => {
  const { t } = useTranslation("review");
  const { instant } = useFormat();
  const comparison = useComparison();
  const join = useJointScroll();
  const ref = useMergedRef(looking.watch, join);
  return (
    <div className={classes.pane}>
      {(comparison === null || comparison.hasTools) && (
        <ViewerTools looking={looking} onDownload={() => void downloadFile(file.id)}>
          {tools}
        </ViewerTools>
      )}
      <section
        ref={ref}
        className={classes.room}
        data-scrolls=""
        aria-label={t("viewer.version", { name: file.name, when: instant(file.sentAt ?? file.createdAt) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          onScroll?.(currentTarget);
          comparison?.scroll.follow(currentTarget);
        }}
      >
        {children}
      </section>
    </div>
  );
};

export const BookPane = ({ file }: Props) => {
  const { t } = useTranslation("review");
  const { book, error, again } = usePagedDocument(file.id);
  const looking = useView(book?.size ?? null);
  const search = useTextSearch(book);
  const { page, follow } = useCurrentPage();
  if (error !== null) return <Failed file={file} error={error} onRetry={again} />;
  const tools = book && (
    <>
      <span className={classes.counter}>{t("viewer.seen", { page, pages: book.pages })}</span>
      {book.hasLetters && <SearchBar search={search} />}
    </>
  );
  return (
    <Frame file={file} looking={looking} tools={tools} onScroll={follow}>
      {book ? <BookPages book={book} scale={looking.scale} turns={looking.view.turns} search={search} /> : <Waiting />}
    </Frame>
  );
};

export const PicturePane = ({ file }: Props) => {
  const { value: picture, error, again } = useCached(keptPictures, file.id);
  const looking = useView(picture?.size ?? null);
  if (error !== null) return <Failed file={file} error={error} onRetry={again} />;
  const { scale, view } = looking;
  return (
    <Frame file={file} looking={looking}>
      {picture ? <Picture picture={picture} name={file.name} scale={scale} turns={view.turns} /> : <Waiting />}
    </Frame>
  );
};
