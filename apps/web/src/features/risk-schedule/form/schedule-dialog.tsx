import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { withSchedule } from "../schedule-address.ts";
import { PlanFields } from "./plan-fields.tsx";
import classes from "./schedule-form.module.css";
import { TeamFields } from "./team-fields.tsx";
import { type ScheduleForm, useScheduleForm } from "./use-schedule-form.ts";

const Refusal = ({ form: { error, isStale, takeOver } }: { readonly form: ScheduleForm }) => {
  const { t } = useTranslation("riskScheduleForm");
  const messageOf = useMessageOf();
  if (error === null) return null;
  return (
    <RefusalNote>
      {messageOf(error)}
      {isStale && (
        <span className={classes.choices}>
          <Button variant="default" onClick={() => takeOver("mine")}>
            {t("stale.mine")}
          </Button>
          <Button variant="default" onClick={() => takeOver("theirs")}>
            {t("stale.theirs")}
          </Button>
        </span>
      )}
    </RefusalNote>
  );
};

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
      <Refusal form={form} />
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
