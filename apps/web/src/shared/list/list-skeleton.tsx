import { Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./list-frame.module.css";

/** A screen fits at most this many rows. */
const ROWS_MAX = 12;

/** Skeleton with the height of the rows, so that the layout does not shift when they load. */
export const ListSkeleton = ({ rows }: { readonly rows: number }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} aria-busy="true">
      <VisuallyHidden role="status">{t("list.loading")}</VisuallyHidden>
      {Array.from({ length: Math.min(rows, ROWS_MAX) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered.
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={12} radius="sm" />
        </div>
      ))}
    </div>
  );
};
