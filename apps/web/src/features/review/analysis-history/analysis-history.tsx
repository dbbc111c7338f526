import { Button, Drawer, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "./analysis-history.module.css";
import { analysisHistoryQuery } from "./analysis-history-query.ts";
import { DeedLine } from "./deed-line.tsx";
import { grouped } from "./grouped.ts";

const ON_A_PHONE = "(max-width: 30em)";

const Waiting = () => {
  const { t } = useTranslation("analysisHistory");
  return (
    <div className={classes.waiting} role="status" aria-label={t("loading")}>
      <Skeleton height={16} width="45%" />
      <Skeleton height={56} />
      <Skeleton height={16} width="40%" />
      <Skeleton height={56} />
    </div>
  );
};

const EmptyMessage = () => {
  const { t } = useTranslation("analysisHistory");
  return (
    <div className={classes.nothing}>
      <strong>{t("empty")}</strong>
      <p>{t("emptyHint")}</p>
    </div>
  );
};

const Failed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { t } = useTranslation(["analysisHistory", "shared"]);
  const messageOf = useMessageOf();
  return (
    <>
      <p className={classes.quiet}>{t("failed")}</p>
      <RefusalNote>{messageOf(error)}</RefusalNote>
      <Button variant="default" mt="sm" onClick={onRetry}>
        {t("shared:retry")}
      </Button>
    </>
  );
};

const ChangeList = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("analysisHistory");
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(analysisHistoryQuery(id));
  const entries = data?.pages.flatMap(({ results }) => results);
  return (
    <>
      {!entries && error === null && <Waiting />}
      {entries?.length === 0 && <EmptyMessage />}
      {entries && entries.length > 0 && (
        <ol className={classes.deeds}>
          {grouped(entries).map((deed) => (
            <DeedLine key={deed.id} deed={deed} />
          ))}
        </ol>
      )}
      {error !== null && <Failed error={error} onRetry={() => void (entries ? fetchNextPage() : refetch())} />}
      {hasNextPage && error === null && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </>
  );
};

type Props = { readonly id: number; readonly side: "left" | "right"; readonly opened: boolean; readonly onClose: () => void };

/** The changes of answers, dates and decisions of a pendency, newest first. */
export const AnalysisHistory = ({ id, side, opened, onClose }: Props) => {
  const { t } = useTranslation(["analysisHistory", "shared"]);
  const isPhone = useMediaQuery(ON_A_PHONE) ?? false;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t("title")}
      position={side}
      withOverlay={side === "right"}
      size={isPhone ? "100%" : "lg"}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      <p className={classes.says}>{t("says")}</p>
      {opened && <ChangeList id={id} />}
    </Drawer>
  );
};
