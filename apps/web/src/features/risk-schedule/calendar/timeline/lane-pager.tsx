import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { lanePage } from "../layout/lanes.ts";
import classes from "./timeline.module.css";

type Props = { readonly shown: ReturnType<typeof lanePage>; readonly total: number; readonly onPage: (page: number) => void };

/** Pages of 20 lanes. */
export const LanePager = ({ shown: { page, last, before, lanes }, total, onPage }: Props) => {
  const { t } = useTranslation("riskScheduleCalendar");
  if (last === 1) return null;
  return (
    <nav className={classes.pager} aria-label={t("timeline.pages")}>
      <span role="status">{t("timeline.page", { from: before + 1, to: before + lanes.length, total })}</span>
      <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t("timeline.previousPage")}
      </Button>
      <Button variant="default" disabled={page === last} onClick={() => onPage(page + 1)}>
        {t("timeline.nextPage")}
      </Button>
    </nav>
  );
};
