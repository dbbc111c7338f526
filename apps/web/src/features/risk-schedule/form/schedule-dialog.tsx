import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { withSchedule } from "../schedule-address.ts";
import { FormRefusal } from "./form-refusal.tsx";
import { PlanFields } from "./plan-fields.tsx";
import classes from "./schedule-form.module.css";
import { TeamFields } from "./team-fields.tsx";
import { useScheduleForm } from "./use-schedule-form.ts";

type FormProps = { readonly schedule: RiskSchedule | null; readonly onClose: () => void };

const Content = ({ schedule, onClose }: FormProps) => {
  const { t } = useTranslation("riskScheduleForm");
  const navigate = useNavigate();
  // The form saves the version that it shows: a later change by another user is refused as stale.
  const [opened] = useState(schedule);
  const onDone = (saved: RiskSchedule) => {
    onClose();
    if (opened === null) void navigate({ to: "/agenda-de-risco", search: withSchedule(saved.id) });
  };
  const form = useScheduleForm({ schedule: opened, onDone });
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      <fieldset disabled={form.busy} className={classes.form}>
        <PlanFields form={form} />
        <TeamFields form={form} />
      </fieldset>
      <FormRefusal form={form} />
      <FormButtons goBack={t("back")} onBack={onClose} submit={t(opened === null ? "create" : "save")} busy={form.busy} />
    </form>
  );
};

/** Dialog that creates a schedule, or changes a saved one. */
export const ScheduleDialog = ({ opened, schedule, onClose }: FormProps & { readonly opened: boolean }) => {
  const { t } = useTranslation("riskScheduleForm");
  return (
    <FormDialog opened={opened} title={t(schedule === null ? "newTitle" : "editTitle")} onClose={onClose} size="xl">
      {opened && <Content schedule={schedule} onClose={onClose} />}
    </FormDialog>
  );
};
