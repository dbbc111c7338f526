import { IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./rejection-mark.module.css";

/** Mark of a rejected pendency, beside the chip of its status. */
export const RejectionMark = () => {
  const { t } = useTranslation("pendencyWords");
  return (
    <span className={classes.mark}>
      <IconCircleX size={14} stroke={1.9} aria-hidden="true" />
      {t("rejected")}
    </span>
  );
};
