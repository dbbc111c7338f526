import type { RiskConflict } from "@emdia/contract/risk-schedule/conflict.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import lines from "../../../shared/ui/lines.module.css";
import { withSchedule } from "../schedule-address.ts";
import { ConflictChip } from "./schedule-chips.tsx";
import { useSpanText } from "./use-span-text.ts";
import classes from "./words.module.css";

type Props = {
  readonly conflict: RiskConflict;
  /** Link to the other schedule. A form has none, because a link would leave it. */
  readonly withLink?: boolean;
};

/** Both activities of a conflict, and what the user may know of the other schedule. */
export const ConflictSummary = ({ conflict, withLink = false }: Props) => {
  const { t } = useTranslation("riskSchedule");
  const { span } = useSpanText();
  const { level, scope, ownActivity, otherActivity, other, accepted } = conflict;
  const where = t(`conflicts.scope.${scope}`, { area: other.departmentName });
  const known = [other.providerName, other.projectName].filter(Boolean).join(" · ");
  return (
    <>
      <span>
        <ConflictChip level={level} isAccepted={accepted !== null} />
      </span>
      <span className={lines.name}>{t("conflicts.pair", { own: ownActivity.name, other: otherActivity.name })}</span>
      <span className={lines.quiet}>{[where, span(other), t("list.people", { count: other.employeeCount })].join(" · ")}</span>
      {known !== "" && (
        <span className={`${lines.quiet} ${classes.other}`}>
          {withLink && other.id !== null ? (
            <Link to="/agenda-de-risco" search={withSchedule(other.id)}>
              {known}
            </Link>
          ) : (
            known
          )}
        </span>
      )}
    </>
  );
};
