import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { type ComponentProps, type ReactNode, useDeferredValue, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { useMoveFocusOnUnmount } from "../ui/focus/use-move-focus-on-unmount.ts";
import { type ListAnswer, listState } from "./list-face.ts";
import classes from "./list-frame.module.css";
import { ListMessage } from "./list-message.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { Pager } from "./pager.tsx";

type Props<R> = {
  /** The part of the query that the list uses. */
  readonly query: {
    readonly data: ListAnswer<R> | undefined;
    readonly error: unknown;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Without this permission the list loads nothing and explains why it is empty. */
  readonly mayLoad: boolean;
  readonly filter: { readonly itemsPerPage: number };
  readonly onTurn: (change: { readonly page: number } | { readonly itemsPerPage: number }) => void;
  /** Reason for an empty list, and the next step. */
  readonly empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  readonly children: (rows: readonly R[]) => ReactNode;
};

const Retry = ({ onRetry }: { readonly onRetry: () => unknown }) => {
  const { t } = useTranslation();
  return (
    <Button variant="default" onClick={() => onRetry()}>
      {t("retry")}
    </Button>
  );
};

/** Message instead of the rows or above them. When it unmounts, the focus moves to the list. */
const Message = ({ lead, ...said }: ComponentProps<"div"> & { readonly lead: () => void }) => (
  <div ref={useMoveFocusOnUnmount<HTMLDivElement>(lead)} {...said} />
);

type ShownProps<R> = Omit<Props<R>, "empty"> & { readonly data: ListAnswer<R> | undefined; readonly lead: () => void };
/** The rows with their pager, or the reason for their absence. */
const Shown = <R,>({ query, data, mayLoad, filter, onTurn, lead, children }: ShownProps<R>) => {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { error, isPlaceholderData, refetch } = query;
  const face = listState({ mayLoad, answer: data, error });
  if (face === "closed") return <ListMessage title={t("list.closed")} hint={t("list.closedHint")} />;
  if (face === "failed")
    return (
      <Message lead={lead}>
        <ListMessage role="alert" title={t("list.failed")} hint={messageOf(error)} action={<Retry onRetry={refetch} />} />
      </Message>
    );
  // An empty placeholder answer belongs to the previous filter, so the skeleton is shown.
  if (face !== "full" || !data) return <ListSkeleton rows={filter.itemsPerPage} />;
  return (
    <div>
      {error !== null && (
        <Message lead={lead} role="alert" className={classes.stale}>
          <p>
            <strong>{t("list.stale")}</strong> · {messageOf(error)}
          </p>
          <Retry onRetry={refetch} />
        </Message>
      )}
      <div className={classes.rows} aria-busy={isPlaceholderData} data-waiting={isPlaceholderData || undefined}>
        {children(data.results)}
      </div>
      <Pager answer={data} onPage={(page) => onTurn({ page })} onSize={(itemsPerPage) => onTurn({ itemsPerPage })} />
    </div>
  );
};

const Beyond = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useTranslation();
  const back = (
    <Button variant="default" onClick={onBack}>
      {t("list.last")}
    </Button>
  );
  return <ListMessage title={t("list.beyond")} action={back} />;
};

/** List in one of its states: loading, failed, empty, or full with its pager. A status region announces the empty state. */
export const ListFrame = <R,>({ empty, ...shown }: Props<R>) => {
  const { query, mayLoad, onTurn } = shown;
  // Renders many rows in a deferred pass so that typing stays responsive; the rows on screen may be older than the query.
  const data = useDeferredValue(query.data);
  const isBehind = query.isPlaceholderData || data !== query.data;
  const face = isBehind ? "loading" : listState({ mayLoad, answer: data, error: query.error });
  const hasNothing = face === "empty" || face === "beyond";
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = () => frame.current?.focus();
  return (
    <div ref={frame} tabIndex={-1} className={classes.frame}>
      <div role="status">
        {hasNothing && (
          <Message lead={focusFrame}>
            {face === "empty" ? <ListMessage {...empty} /> : <Beyond onBack={() => onTurn({ page: data?.meta.lastPage ?? FIRST_PAGE })} />}
          </Message>
        )}
      </div>
      {!hasNothing && <Shown {...shown} data={query.data && data} lead={focusFrame} />}
    </div>
  );
};
