import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { useTranslation } from "react-i18next";
import classes from "./pendency-chip.module.css";
import { statusLook } from "./status-look.ts";

/** Where a pendency stands: the word says it, colour and icon help to find it. */
export const PendencyChip = ({ status }: { readonly status: PendencyStatus }) => {
  const { t } = useTranslation("pendencyWords");
  const { ground, ink, Icon } = statusLook[status];
  return (
    <span className={classes.chip} data-ground={ground} data-ink={ink}>
      <Icon size={14} stroke={1.9} aria-hidden="true" />
      {t(`status.${status}`)}
    </span>
  );
};
