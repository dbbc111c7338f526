import type { RiskConflict } from "@emdia/contract/risk-schedule/conflict.ts";
import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import lines from "../../../shared/ui/lines.module.css";
import record from "../../../shared/ui/panels/record-panel.module.css";
import { ConflictSummary } from "../words/conflict-summary.tsx";
import classes from "./detail.module.css";

const Acceptance = ({ accepted }: { readonly accepted: NonNullable<RiskConflict["accepted"]> }) => {
  const { t } = useTranslation("riskSchedule");
  const { instant } = useFormat();
  const { at, by, reason } = accepted;
  const said = by === null ? t("conflicts.acceptedAt", { at: instant(at) }) : t("conflicts.acceptedBy", { by, at: instant(at) });
  return <span className={lines.quiet}>{reason ? `${said}: ${reason}` : said}</span>;
};

/** Conflicts with other schedules of the unit, with their measures. The form accepts them. */
export const ConflictSection = ({ schedule: { conflicts, can } }: { readonly schedule: RiskSchedule }) => {
  const { t } = useTranslation("riskSchedule");
  if (conflicts.length === 0) return null;
  return (
    <section className={`${record.panel} ${classes.section}`} aria-labelledby="schedule-conflicts">
      <h2 id="schedule-conflicts" className={record.title}>
        {t("conflicts.title")}
      </h2>
      <ul className={`${lines.lines} ${classes.team}`} aria-labelledby="schedule-conflicts">
        {conflicts.map((conflict) => (
          <li key={conflict.key} className={`${lines.line} ${classes.conflict}`}>
            <ConflictSummary conflict={conflict} withLink />
            {conflict.measures !== "" && <span className={classes.measures}>{conflict.measures}</span>}
            {conflict.accepted !== null && <Acceptance accepted={conflict.accepted} />}
            {conflict.accepted === null && can.update && (
              <span className={lines.quiet}>{t(`conflicts.howToAccept.${conflict.level}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
