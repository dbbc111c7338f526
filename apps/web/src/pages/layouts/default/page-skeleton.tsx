import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./page-skeleton.module.css";

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Skeleton of a page with the same row heights, to avoid layout shift. */
export const PageSkeleton = () => {
  const { t } = useTranslation("frame");
  return (
    <div role="status" aria-label={t("loadingPage")}>
      <Skeleton height={28} width={180} />
      <div className={classes.tools}>
        <Skeleton height={36} width={280} />
        <Skeleton height={36} width={140} />
      </div>
      <div className={classes.rows}>
        {rows.map((row) => (
          <Skeleton key={row} height={12} width={`${92 - (row % 3) * 14}%`} />
        ))}
      </div>
    </div>
  );
};
