import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import classes from "./bell.module.css";
import { unreadQuery } from "./inbox-queries.ts";

const InboxDrawer = lazyDialog(async () => (await import("./inbox-drawer.tsx")).InboxDrawer);

/** Above this number the badge shows a plus. The server counts one more. */
const SHOWN_MAX = 99;

/** Button of the inbox with the number of unread notices. */
export const Bell = () => {
  const { t } = useTranslation("inbox");
  const [opened, setOpened] = useState(false);
  const count = useQuery(unreadQuery).data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        aria-haspopup="dialog"
        aria-label={t("open", { count })}
        onClick={() => setOpened(true)}
      >
        <IconBell size={20} stroke={1.7} aria-hidden="true" />
        {count > 0 && (
          <span className={classes.count} aria-hidden="true">
            {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
          </span>
        )}
      </button>
      <InboxDrawer opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
