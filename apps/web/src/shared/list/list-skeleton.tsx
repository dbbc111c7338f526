import { Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./list-frame.module.css";

/** More than this does not fit on a screen. */
const ROWS_MAX = 12;

/** Holds the place of the rows, so that nothing moves when they arrive. */
export const ListSkeleton = ({ rows }: { readonly rows: number }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden role="status">{t("list.loading")}</VisuallyHidden>
      {Array.from({ length: Math.min(rows, ROWS_MAX) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={12} radius="sm" />
        </div>
      ))}
    </div>
  );
};
