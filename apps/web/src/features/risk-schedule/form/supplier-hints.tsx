import type { SupplierDocument } from "@emdia/contract/risk-schedule/competence.ts";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import classes from "./schedule-form.module.css";

type Props = { readonly documents: readonly SupplierDocument[] };

/** Documents of the supplier that the activities name. They are a hint and suspend nothing. */
export const SupplierHints = ({ documents }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  if (documents.length === 0) return null;
  return (
    <section className={classes.hints} aria-label={t("hints.title")}>
      <h3 className={classes.heading}>{t("hints.title")}</h3>
      <p className={classes.quiet}>{t("hints.says")}</p>
      <ul className={classes.documents}>
        {documents.map(({ name, activityName, isInDate }) => (
          <li key={`${name} ${activityName}`}>
            <StatusChip tone={isInDate ? "good" : "warn"} Icon={isInDate ? IconCircleCheck : IconAlertTriangle}>
              {t(isInDate ? "hints.inDate" : "hints.missing")}
            </StatusChip>
            <span>
              {name} <span className={classes.quiet}>· {activityName}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
