import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../errors/message-of.ts";
import { RefusalNote } from "../refusal-note.tsx";
import classes from "./paged-panel.module.css";
import { SettingsPanel } from "./settings-panel.tsx";

/** The part of an infinite query that the panel uses. */
type Pages<Row> = {
  readonly data: { readonly pages: readonly { readonly results: readonly Row[] }[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};
type Props<Row> = {
  readonly title: string;
  readonly says: string;
  readonly rows: Pages<Row>;
  /** Text for an empty list. */
  readonly none?: string;
  readonly more: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
  /** Actions for all rows. */
  readonly after?: (rows: readonly Row[]) => ReactNode;
};

/** Settings panel with a paged list and a load-more button. */
export const PagedPanel = <Row,>({ title, says, rows, none, more, children, after }: Props<Row>) => {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = rows;
  const found = data?.pages.flatMap(({ results }) => results);
  return (
    <SettingsPanel title={title} says={says}>
      {!found && !error && <Skeleton height={56} role="status" aria-label={t("loading")} />}
      {found?.length === 0 && none && <p className={classes.none}>{none}</p>}
      {found && found.length > 0 && children(found)}
      {Boolean(error) && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {Boolean(error) && (
        <Button variant="default" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      )}
      {hasNextPage && !error && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {more}
        </Button>
      )}
      {found && after?.(found)}
    </SettingsPanel>
  );
};
