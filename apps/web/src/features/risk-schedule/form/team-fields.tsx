import { RISK_PRECAUTIONS_MAX, RISK_TEAM_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { NativeSelect, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CandidateList } from "./candidate-list.tsx";
import { ConflictFields } from "./conflict-fields.tsx";
import classes from "./schedule-form.module.css";
import { SupplierHints } from "./supplier-hints.tsx";
import { TeamList } from "./team-list.tsx";
import { useCandidates } from "./use-candidates.ts";
import type { ScheduleForm } from "./use-schedule-form.ts";

type Props = { readonly form: ScheduleForm };

const Supervisor = ({ form: { draft, type, errorOf } }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <NativeSelect
      name="supervisorId"
      label={t("supervisor")}
      description={t("supervisorSays")}
      disabled={draft.employees.length === 0}
      value={draft.supervisorId}
      error={errorOf("supervisorId")}
      onChange={({ currentTarget }) => type({ supervisorId: currentTarget.value })}
      data={[
        { value: "", label: t("noSupervisor") },
        ...draft.employees.map(({ employeeId, name }) => ({ value: String(employeeId), label: name })),
      ]}
    />
  );
};

const Precautions = ({ form: { draft, type } }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <Textarea
      label={t("precautions")}
      description={t("precautionsSays")}
      autosize
      minRows={2}
      maxRows={8}
      maxLength={RISK_PRECAUTIONS_MAX}
      value={draft.precautions}
      onChange={({ currentTarget }) => type({ precautions: currentTarget.value })}
    />
  );
};

/** Who works, who may, and what stands against it. Competence and conflicts follow the typing. */
export const TeamFields = ({ form }: Props) => {
  const { t } = useTranslation("riskScheduleForm");
  const candidates = useCandidates(form);
  const error = form.errorOf("employees");
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t("team.legend", { count: form.draft.employees.length, max: RISK_TEAM_MAX })}</legend>
        {error !== undefined && (
          <p role="alert" className={classes.fault}>
            {error}
          </p>
        )}
        <TeamList form={form} candidates={candidates} />
        {candidates.isDescribed ? (
          <CandidateList form={form} candidates={candidates} />
        ) : (
          <p className={classes.quiet}>{t("team.undescribed")}</p>
        )}
      </fieldset>
      <Supervisor form={form} />
      <ConflictFields form={form} conflicts={candidates.conflicts} />
      <SupplierHints documents={candidates.supplierDocuments} />
      <Precautions form={form} />
    </>
  );
};
