import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../../shared/days/day-field.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { DocumentFields } from "./document-fields.tsx";
import classes from "./restriction-list.module.css";
import { type RestrictionForm, useRestrictionForm } from "./use-restriction-form.ts";

type FormProps = { readonly companyId: number; readonly restriction: Restriction | null; readonly onClose: () => void };

const Days = ({ form: { draft, faults, type } }: { readonly form: RestrictionForm }) => {
  const { t } = useTranslation("restrictions");
  return (
    <div className={classes.pair}>
      <DayField
        name="startDate"
        label={t("form.startDate")}
        required
        value={draft.startDate}
        error={faults.startDate && t(`faults.${faults.startDate}`)}
        onChange={(startDate) => type({ startDate })}
      />
      <DayField
        name="endDate"
        label={t("form.endDate")}
        description={t("form.endDateSays")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={draft.endDate}
        error={faults.endDate && t(`faults.${faults.endDate}`)}
        onChange={(endDate) => type({ endDate })}
      />
    </div>
  );
};

const Fields = ({ form, restriction }: { readonly form: RestrictionForm; readonly restriction: Restriction | null }) => {
  const { t } = useTranslation("restrictions");
  const { draft, faults, type, busy } = form;
  return (
    <fieldset disabled={busy} className={classes.form} style={{ border: 0, margin: 0, padding: 0 }}>
      <TextInput
        name="name"
        label={t("form.name")}
        required
        maxLength={255}
        autoComplete="off"
        data-autofocus
        value={draft.name}
        error={faults.name && t(`faults.${faults.name}`)}
        onChange={({ currentTarget }) => type({ name: currentTarget.value })}
      />
      {restriction === null && <DocumentFields form={form} />}
      <Textarea
        name="reason"
        label={t("form.reason")}
        description={t("form.reasonSays")}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={draft.reason}
        error={faults.reason && t(`faults.${faults.reason}`)}
        onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
      />
      <Days form={form} />
    </fieldset>
  );
};

const Form = ({ companyId, restriction, onClose }: FormProps) => {
  const { t } = useTranslation("restrictions");
  const messageOf = useMessageOf();
  const form = useRestrictionForm({ companyId, restriction, onDone: onClose });
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      <Fields form={form} restriction={restriction} />
      {form.error !== null && <RefusalNote>{messageOf(form.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t(restriction ? "change.submit" : "start.submit")} busy={form.busy} />
    </form>
  );
};

type Props = FormProps & { readonly opened: boolean };

/** Dialog that adds a restriction, or changes its dates and reason. */
export const RestrictionDialog = ({ opened, ...form }: Props) => {
  const { t } = useTranslation("restrictions");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t(form.restriction ? "change.title" : "start.title")}>
      {opened && <Form {...form} />}
    </FormDialog>
  );
};
