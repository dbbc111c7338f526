import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { deadlineOf } from "../../shared/pendencies/deadline.ts";
import { useDeadlineText } from "../../shared/pendencies/use-deadline-text.ts";
import lines from "../../shared/ui/lines.module.css";
import classes from "./pendency-parts.module.css";

/** The deadline of the side whose turn it is, with the time until it. */
export const PendencyDeadline = ({ pendency }: { readonly pendency: PendencyRow }) => {
  const { t } = useTranslation("pendencies");
  const { day } = useFormat();
  const textOf = useDeadlineText();
  const deadline = deadlineOf(pendency);
  if (deadline === null) return <span className={lines.quiet}>{t("noDeadline")}</span>;
  return (
    <span className={classes.what}>
      <span className={classes.day}>{day(deadline.day)}</span>
      <span className={`${lines.quiet} ${classes.deadline}`} data-late={deadline.day < today() || undefined}>
        {textOf(deadline)}
      </span>
    </span>
  );
};
