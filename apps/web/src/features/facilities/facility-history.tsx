import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import { Button, Skeleton, VisuallyHidden } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { facilityHistoryQuery } from "./facilities-queries.ts";
import classes from "./facility-history.module.css";
import { historyActionOf } from "./history-action.ts";
import { SaidAlert } from "./said-alert.tsx";

const Entry = ({ entry }: { readonly entry: HistoryEntry }) => {
  const { t } = useTranslation("facilities");
  const { instant } = useFormat();
  const { at, action, accountName, subject, oldValue, newValue } = entry;
  return (
    <li className={classes.entry}>
      <p className={classes.deed}>
        <strong>{accountName ?? t("history.somebody")}</strong>{" "}
        {t(`history.actions.${historyActionOf(action)}`, { name: subject.name ?? "" })}
      </p>
      {entry.field !== null && (
        <p className={classes.change}>
          <VisuallyHidden>{t("history.before")}: </VisuallyHidden>
          <del>{oldValue}</del>
          <IconArrowRight size={14} stroke={1.9} aria-hidden="true" />
          <VisuallyHidden>{t("history.after")}: </VisuallyHidden>
          <ins>{newValue}</ins>
        </p>
      )}
      <time className={classes.when} dateTime={at}>
        {instant(at)}
      </time>
    </li>
  );
};

const Waiting = () => {
  const { t } = useTranslation("facilities");
  return (
    <div className={classes.waiting} role="status" aria-label={t("history.loading")}>
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="45%" />
      <Skeleton height={14} width="60%" />
    </div>
  );
};

/** What happened to a unit and its areas: who did what, when, and what it changed. Newest first. */
export const FacilityHistory = ({ facilityId }: { readonly facilityId: number }) => {
  const { t } = useTranslation(["facilities", "shared"]);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(facilityHistoryQuery(facilityId));
  const entries = data?.pages.flatMap(({ results }) => results);
  return (
    <>
      {!entries && error === null && <Waiting />}
      {entries?.length === 0 && <p className={classes.none}>{t("history.empty")}</p>}
      {entries && (
        <ol className={classes.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {error !== null && (
        <>
          <p className={classes.none}>{t("history.failed")}</p>
          <SaidAlert error={error} />
          <Button variant="default" mt="sm" onClick={() => void (entries ? fetchNextPage() : refetch())}>
            {t("shared:retry")}
          </Button>
        </>
      )}
      {hasNextPage && error === null && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("history.more")}
        </Button>
      )}
    </>
  );
};
