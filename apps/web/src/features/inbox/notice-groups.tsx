import type { Notice } from "@emdia/contract/notices/notice.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { groupNotices, type NoticeGroup } from "./group-notices.ts";
import classes from "./inbox.module.css";
import { NoticeLine } from "./notice-line.tsx";

const SHOWN_OF_GROUP = 3;
type OpenProps = { readonly onOpen: () => void };

const Group = ({ group: { notices }, onOpen }: OpenProps & { readonly group: NoticeGroup }) => {
  const { t } = useTranslation("inbox");
  const [isWhole, showWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, notices.length - SHOWN_OF_GROUP);
  return (
    <>
      {notices.slice(0, notices.length - hidden).map((notice) => (
        <NoticeLine key={notice.id} notice={notice} onOpen={onOpen} />
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={() => showWhole(true)}>
            {t("same", { count: hidden })}
          </Button>
        </li>
      )}
    </>
  );
};

/** Notices with a day per group; more than three of one kind and day are collapsed. */
export const NoticeGroups = ({ notices, onOpen }: OpenProps & { readonly notices: readonly Notice[] }) => (
  <ul className={classes.list}>
    {groupNotices(notices).map((group) => (
      <Group key={group.notices[0]?.id} group={group} onOpen={onOpen} />
    ))}
  </ul>
);
