import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { referenceText } from "../../shared/pendencies/reference-text.ts";
import { timeLeft } from "../../shared/pendencies/time-left.ts";
import { useTimeLeft } from "../../shared/pendencies/use-time-left.ts";
import type { Desk } from "./detail-parts.ts";
import classes from "./pendency-detail.module.css";
import { recordOf } from "./pendency-record.ts";
import { PendencySubject } from "./pendency-subject.tsx";

const useUntil = (pendency: Pendency): string => {
  const { t } = useTranslation("pendencyDetail");
  const { day } = useFormat();
  const left = useTimeLeft()(pendency);
  const { expirationDate } = pendency;
  if (expirationDate === null || timeLeft(pendency, today()) === null) return left;
  return t(expirationDate < today() ? "expired" : "expires", { day: day(expirationDate), left });
};

/** The status, the remaining time and the subject. */
export const StatusSummary = ({ pendency, lay }: { readonly pendency: Pendency; readonly lay: Desk["lay"] }) => {
  return (
    <span className={classes.standing}>
      <span className={classes.state}>
        <PendencyChip status={pendency.status} />
        <span className={classes.until}>{useUntil(pendency)}</span>
      </span>
      <PendencySubject record={recordOf(pendency)} reference={referenceText(pendency)} lay={lay} />
    </span>
  );
};
