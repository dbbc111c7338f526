import { Skeleton, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./terms-dialog.module.css";

const WIDTHS = ["92%", "100%", "78%", "40%", "96%", "88%", "100%", "64%"];

/** Skeleton of the terms. */
export const TermsSkeleton = () => {
  const { t } = useTranslation("shared");
  return (
    <div className={classes.skeleton}>
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      {WIDTHS.map((width) => (
        <Skeleton key={width + WIDTHS.indexOf(width)} height={14} width={width} />
      ))}
    </div>
  );
};
