import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { useFormat } from "../format/use-format.ts";
import { RefusalNote } from "../ui/refusal-note.tsx";
import classes from "./history-lines.module.css";

/** Texts of a history list; `deedOf` describes each entry. */
export type HistoryWords = {
  readonly loading: string;
  readonly failed: string;
  readonly empty: string;
  readonly more: string;
  readonly somebody: string;
  readonly before: string;
  readonly after: string;
};
type EntryTexts = {
  readonly words: HistoryWords;
  readonly deedOf: (entry: HistoryEntry) => string;
  /** Label of a value that the server stores as a key. */
  readonly tellValue?: ((entry: HistoryEntry, value: string) => string) | undefined;
};
/** The part of an infinite query that the list uses. */
type Pages = {
  readonly data: { readonly pages: readonly { readonly results: readonly HistoryEntry[] }[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

const asWritten = (_entry: HistoryEntry, value: string): string => value;

const Change = ({ entry, words, tellValue = asWritten }: Omit<EntryTexts, "deedOf"> & { readonly entry: HistoryEntry }) => (
  <p className={classes.change}>
    {entry.oldValue !== null && (
      <>
        <VisuallyHidden>{words.before}: </VisuallyHidden>
        <del>{tellValue(entry, entry.oldValue)}</del>
        <IconArrowRight size={14} stroke={1.9} aria-hidden="true" />
      </>
    )}
    {entry.newValue !== null && (
      <>
        <VisuallyHidden>{words.after}: </VisuallyHidden>
        <ins>{tellValue(entry, entry.newValue)}</ins>
      </>
    )}
  </p>
);

const Line = ({ entry, words, deedOf, tellValue }: EntryTexts & { readonly entry: HistoryEntry }) => {
  const { instant } = useFormat();
  const { at, accountName, field } = entry;
  return (
    <li className={classes.entry}>
      <p className={classes.deed}>
        <strong>{accountName ?? words.somebody}</strong> {deedOf(entry)}
      </p>
      {field !== null && <Change entry={entry} words={words} tellValue={tellValue} />}
      <time className={classes.when} dateTime={at}>
        {instant(at)}
      </time>
    </li>
  );
};

const Waiting = ({ label }: { readonly label: string }) => (
  <div className={classes.waiting} role="status" aria-label={label}>
    <Skeleton height={14} width="70%" />
    <Skeleton height={14} width="45%" />
    <Skeleton height={14} width="60%" />
  </div>
);

/** History list: actor, time and change of each entry, newest first, page by page. */
export const HistoryLines = ({ history, ...telling }: EntryTexts & { readonly history: Pages }) => {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { words } = telling;
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = history;
  const entries = data?.pages.flatMap(({ results }) => results);
  return (
    <>
      {!entries && error === null && <Waiting label={words.loading} />}
      {entries?.length === 0 && <p className={classes.none}>{words.empty}</p>}
      {entries && (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} {...telling} />
          ))}
        </ol>
      )}
      {error !== null && (
        <>
          <p className={classes.none}>{words.failed}</p>
          <RefusalNote>{messageOf(error)}</RefusalNote>
          <Button variant="default" mt="sm" onClick={() => (isFetchNextPageError ? fetchNextPage() : refetch())}>
            {t("retry")}
          </Button>
        </>
      )}
      {hasNextPage && error === null && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  );
};
