import { Button, Drawer, SegmentedControl, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import classes from "./inbox.module.css";
import { inboxQuery, useMarkAllRead } from "./inbox-queries.ts";
import { NoticeGroups } from "./notice-groups.tsx";

type Props = { readonly opened: boolean; readonly onClose: () => void };

const Notices = ({ onClose }: Pick<Props, "onClose">) => {
  const { t } = useTranslation(["inbox", "shared"]);
  const [isUnread, showUnread] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(inboxQuery(isUnread));
  const markAll = useMarkAllRead();
  const notices = data?.pages.flatMap(({ results }) => results);
  const [newest] = notices ?? [];
  return (
    <>
      <div className={classes.tools}>
        <SegmentedControl
          size="sm"
          aria-label={t("show")}
          value={isUnread ? "unread" : "all"}
          onChange={(value) => showUnread(value === "unread")}
          data={[
            { value: "all", label: t("all") },
            { value: "unread", label: t("onlyUnread") },
          ]}
        />
        <Button
          variant="default"
          disabled={!notices?.some(({ isRead }) => !isRead)}
          loading={markAll.isPending}
          onClick={() => newest && markAll.mutate(newest.id)}
        >
          {t("markAll")}
        </Button>
      </div>
      {!notices && !error && <Skeleton height={220} role="status" aria-label={t("shared:loading")} />}
      {Boolean(error) && <FailedRead error={error} onRetry={() => void refetch()} />}
      {notices?.length === 0 && <p className={classes.none}>{t(isUnread ? "noneUnread" : "none")}</p>}
      {notices && notices.length > 0 && <NoticeGroups notices={notices} onOpen={onClose} />}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
      <Link to="/minha-conta" search={{ secao: "dados-pessoais" }} className={classes.settings} onClick={onClose}>
        {t("settings")}
      </Link>
    </>
  );
};

/** Inbox of the user, with read and unread notices. */
export const InboxDrawer = ({ opened, onClose }: Props) => {
  const { t } = useTranslation(["inbox", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={t("title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      <div className={classes.inbox}>
        <Notices onClose={onClose} />
      </div>
    </Drawer>
  );
};
