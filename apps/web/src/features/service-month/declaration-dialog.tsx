import { PENDENCY_NOTE_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { Anchor, Radio, Stack, Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { monthText } from "../../shared/pendencies/reference-text.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import section from "../../shared/ui/panels/page-section.module.css";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { Contradictions } from "./contradictions.tsx";
import { type Answer, type DeclarationDraft, declarationBody } from "./declaration-body.ts";
import { healthPlanFilter } from "./health-plan-filter.ts";
import classes from "./service-month.module.css";
import { useDeclareMonth } from "./service-month-queries.ts";
import { WorkerChoice } from "./worker-choice.tsx";

type FormProps = { readonly pendency: Pendency; readonly month: ServiceMonth; readonly onClose: () => void };
type Change = (change: Partial<DeclarationDraft>) => void;
type DraftProps = { readonly draft: DeclarationDraft; readonly onChange: Change };

const isAnswer = (value: string): value is Answer => value === "yes" || value === "no";

const AnswerField = ({ draft, onChange }: DraftProps) => {
  const { t } = useTranslation("serviceMonth");
  return (
    <Radio.Group
      label={t("answer.label")}
      value={draft.answer ?? ""}
      onChange={(value) => isAnswer(value) && onChange({ answer: value, ...(value === "no" && { workers: [] }) })}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="yes" label={t("answer.yes")} description={t("answer.yesSays")} />
        <Radio value="no" label={t("answer.no")} description={t("answer.noSays")} />
      </Stack>
    </Radio.Group>
  );
};

/** The documents of the health plan in the month, which follow the answer (CD-145). */
const HealthPlan = ({ pendency, month }: Pick<FormProps, "pendency" | "month">) => {
  const { t } = useTranslation("serviceMonth");
  return (
    <fieldset className={classes.part}>
      <legend>{t("healthPlan.title")}</legend>
      <p className={section.quiet}>{t("healthPlan.says")}</p>
      <Anchor renderRoot={(props) => <Link to="/pendencias" search={healthPlanFilter(pendency, month)} {...props} />}>
        {t("healthPlan.open", { month: monthText(month.month) })}
      </Anchor>
    </fieldset>
  );
};

const Note = ({ draft, onChange }: DraftProps) => {
  const { t } = useTranslation("serviceMonth");
  return (
    <Textarea
      label={t("note")}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={PENDENCY_NOTE_MAX_LENGTH}
      value={draft.note}
      onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
    />
  );
};

/** Draft of the declaration, and its submit. */
const useDeclaration = ({ pendency, month, onClose }: FormProps) => {
  const { t } = useTranslation("serviceMonth");
  const [draft, setDraft] = useState<DeclarationDraft>({ answer: null, workers: [], note: "" });
  const { mutate, isPending, error } = useDeclareMonth(pendency.id);
  const body = declarationBody(draft, month.version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body === undefined) return;
    const done = t(body.action === "ADD_EMPLOYEE" ? "declare.added" : `declare.done.${draft.answer ?? "yes"}`);
    const onSuccess = () => {
      notify.success(done);
      onClose();
    };
    mutate(body, { onSuccess });
  };
  const change: Change = (part) => setDraft((now) => ({ ...now, ...part }));
  return { draft, change, submit, isPending, error, isComplete: body !== undefined };
};

const Form = (props: FormProps) => {
  const { t } = useTranslation("serviceMonth");
  const messageOf = useMessageOf();
  const may = useMay();
  const { pendency, month, onClose } = props;
  const { draft, change, submit, isPending, error, isComplete } = useDeclaration(props);
  const isForWorkers = draft.answer === null ? month.can.addWorkers : draft.answer === "yes";
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className={classes.form}>
        <AnswerField draft={draft} onChange={change} />
        {draft.answer === "no" && <Contradictions month={month} />}
        {isForWorkers && may("assign_employee_project") && (
          <fieldset className={classes.part}>
            <legend>{t("workers.title")}</legend>
            <WorkerChoice pendencyId={pendency.id} workers={draft.workers} onChange={(workers) => change({ workers })} />
          </fieldset>
        )}
        <HealthPlan pendency={pendency} month={month} />
        {draft.answer !== null && <Note draft={draft} onChange={change} />}
      </fieldset>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("declare.submit")} busy={isPending} disabled={!isComplete} />
    </form>
  );
};

/** Dialog of the service declaration, with the quoted labels (S-075). */
export const DeclarationDialog = ({ opened, ...form }: FormProps & { readonly opened: boolean }) => {
  const { t } = useTranslation("serviceMonth");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t("question")} size="lg">
      {opened && <Form {...form} />}
    </FormDialog>
  );
};
