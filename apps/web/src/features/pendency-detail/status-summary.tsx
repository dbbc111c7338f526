import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { deadlineOf } from "../../shared/pendencies/deadline.ts";
import { DisputeChip } from "../../shared/pendencies/dispute-chip.tsx";
import { expiryMark } from "../../shared/pendencies/expiry.ts";
import { PendencyChip } from "../../shared/pendencies/pendency-chip.tsx";
import { referenceText } from "../../shared/pendencies/reference-text.ts";
import { RejectionMark } from "../../shared/pendencies/rejection-mark.tsx";
import { useDeadlineText } from "../../shared/pendencies/use-deadline-text.ts";
import { useTimeLeft } from "../../shared/pendencies/use-time-left.ts";
import type { DetailControls } from "./detail-parts.ts";
import { expirySummary } from "./expiry-summary.ts";
import classes from "./pendency-detail.module.css";
import { recordOf } from "./pendency-record.ts";
import { PendencySubject } from "./pendency-subject.tsx";

const useExpiryText = (pendency: Pendency): string | null => {
  const { t } = useTranslation("pendencyDetail");
  const { day } = useFormat();
  const left = useTimeLeft("short")(pendency);
  const summary = expirySummary(pendency, today());
  if (summary === null) return null;
  return summary === "never" ? left : t(summary.text, { day: day(summary.day), left });
};

/** The status, the expiry and the subject. */
export const StatusSummary = ({
  pendency,
  openOverlay,
}: {
  readonly pendency: Pendency;
  readonly openOverlay: DetailControls["openOverlay"];
}) => {
  const expiry = useExpiryText(pendency);
  const textOf = useDeadlineText();
  const deadline = deadlineOf(pendency);
  return (
    <span className={classes.standing}>
      <span className={classes.state}>
        <PendencyChip status={pendency.status} />
        {pendency.rejection && <RejectionMark />}
        {pendency.isDisputed && <DisputeChip />}
        {expiry !== null && (
          <span className={classes.until} data-due={expiryMark(pendency, today())}>
            {expiry}
          </span>
        )}
        {deadline !== null && <span className={classes.until}>{textOf(deadline)}</span>}
      </span>
      <PendencySubject record={recordOf(pendency)} reference={referenceText(pendency)} openOverlay={openOverlay} />
    </span>
  );
};
