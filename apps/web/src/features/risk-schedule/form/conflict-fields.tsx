import type { RiskConflict } from "@emdia/contract/risk-schedule/conflict.ts";
import { RISK_REASON_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { Checkbox, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import lines from "../../../shared/ui/lines.module.css";
import { ConflictSummary } from "../words/conflict-summary.tsx";
import type { ScheduleDraft } from "./schedule-draft.ts";
import classes from "./schedule-form.module.css";

/** The part of a form that accepts conflicts. */
export type AcceptanceForm = {
  readonly draft: Pick<ScheduleDraft, "accepted">;
  readonly type: (typed: Pick<ScheduleDraft, "accepted">) => void;
  readonly errorOf: (field: "accepted") => string | undefined;
};
type Props = { readonly form: AcceptanceForm };
type OneProps = Props & { readonly conflict: RiskConflict };

/** Ticks the measures of a restricted conflict, or accepts a forbidden one with a reason. */
const Acceptance = ({ conflict: { key, level }, form: { draft, type } }: OneProps) => {
  const { t } = useTranslation("riskScheduleForm");
  const given = draft.accepted.find((one) => one.key === key);
  const others = draft.accepted.filter((one) => one.key !== key);
  return (
    <>
      <Checkbox
        label={t(`conflicts.accept.${level}`)}
        checked={given !== undefined}
        onChange={({ currentTarget }) => type({ accepted: currentTarget.checked ? [...others, { key, reason: "" }] : others })}
      />
      {given && level === "forbidden" && (
        <Textarea
          label={t("conflicts.reason")}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={RISK_REASON_MAX}
          value={given.reason}
          onChange={({ currentTarget }) => type({ accepted: [...others, { key, reason: currentTarget.value }] })}
        />
      )}
    </>
  );
};

const Conflict = ({ conflict, form }: OneProps) => {
  const { t } = useTranslation("riskScheduleForm");
  const may = useMay()("accept_risk_conflict");
  const { level, measures, accepted } = conflict;
  return (
    <li className={`${lines.line} ${classes.conflict}`}>
      <ConflictSummary conflict={conflict} />
      {measures !== "" && <span className={classes.measures}>{measures}</span>}
      {accepted === null && (level === "restricted" || may) && <Acceptance conflict={conflict} form={form} />}
      {accepted === null && level === "forbidden" && !may && <span className={classes.fault}>{t("conflicts.onlyContractor")}</span>}
    </li>
  );
};

/** Conflicts with other schedules of the unit, and what the save accepts. */
export const ConflictFields = ({ form, conflicts }: Props & { readonly conflicts: readonly RiskConflict[] }) => {
  const { t } = useTranslation("riskScheduleForm");
  const error = form.errorOf("accepted");
  if (conflicts.length === 0 && error === undefined) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{t("conflicts.legend", { count: conflicts.length })}</legend>
      {error !== undefined && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
      <ul className={lines.lines} aria-label={t("conflicts.list")}>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.key} conflict={conflict} form={form} />
        ))}
      </ul>
    </fieldset>
  );
};
