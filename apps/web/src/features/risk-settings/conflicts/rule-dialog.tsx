import type { ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { RISK_MEASURES_MAX, RISK_REASON_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { conflictLevels } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { NativeSelect, Select, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../risk-settings.module.css";
import { useSaveRule } from "../settings-queries.ts";
import { EVERY_ACTIVITY, isLooser, needsMeasures, type RuleDraft, ruleDraftOf, ruleFaults, ruleInputOf } from "./rule-draft.ts";
import { keyOfLine, usePairName } from "./use-pair-name.ts";

type FormProps = {
  readonly companyId: number;
  readonly activities: readonly { readonly id: number; readonly name: string }[];
  readonly lines: readonly ConflictRuleLine[];
  /** Null adds a line. */
  readonly line: ConflictRuleLine | null;
  readonly onClose: () => void;
};

const useRuleForm = ({ companyId, line, lines, onClose }: FormProps) => {
  const { t } = useTranslation("riskSettings");
  const save = useSaveRule(companyId);
  const send = async (draft: RuleDraft) => {
    await save.mutateAsync(ruleInputOf(draft));
    notify.success(t("conflicts.saved"));
    onClose();
  };
  const form = useDraftForm({ initial: () => ruleDraftOf(line), faultsIn: (draft) => ruleFaults(draft, { line, lines }), send });
  return { ...form, save };
};
type PartProps = FormProps & { readonly form: ReturnType<typeof useRuleForm> };

const Pair = ({ activities, form: { draft, faults, typeIn } }: PartProps) => {
  const { t } = useTranslation("riskSettings");
  const options = activities.map(({ id, name }) => ({ value: String(id), label: name }));
  const every = { value: EVERY_ACTIVITY, label: t("conflicts.every") };
  return (
    <div className={classes.pair}>
      {(["one", "other"] as const).map((field) => (
        <Select
          key={field}
          name={field}
          data-field={field}
          label={t(`conflicts.form.${field}`)}
          required
          searchable
          data={field === "one" ? options : [every, ...options]}
          value={draft[field]}
          error={faults[field] && t(`conflicts.faults.${faults[field]}`)}
          nothingFoundMessage={t("conflicts.noActivity")}
          maxDropdownHeight={168}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => typeIn(field, value)}
        />
      ))}
    </div>
  );
};

const Levels = ({ line, form: { draft, type } }: PartProps) => {
  const { t } = useTranslation("riskSettings");
  return (
    <div className={classes.pair}>
      {(["inArea", "inUnit"] as const).map((field) => (
        <NativeSelect
          key={field}
          name={field}
          label={t(`conflicts.column.${field}`)}
          description={line?.standard && t("conflicts.form.standard", { level: t(`conflicts.levels.${line.standard[field]}`) })}
          data={conflictLevels.map((level) => ({ value: level, label: t(`conflicts.levels.${level}`) }))}
          value={draft[field]}
          onChange={({ currentTarget }) => {
            const level = conflictLevels.find((known) => known === currentTarget.value);
            if (level) type({ [field]: level });
          }}
        />
      ))}
    </div>
  );
};

const Form = (props: FormProps) => {
  const { t } = useTranslation("riskSettings");
  const messageOf = useMessageOf();
  const form = useRuleForm(props);
  const { draft, faults, typeIn, save } = form;
  const pairName = usePairName();
  const text = { autosize: true, minRows: 2, maxRows: 8 } as const;
  return (
    <form ref={form.form} noValidate onSubmit={form.submit}>
      <fieldset disabled={save.isPending} className={classes.fields}>
        {props.line === null ? <Pair {...props} form={form} /> : <strong>{pairName(props.line)}</strong>}
        <Levels {...props} form={form} />
        <Textarea
          {...text}
          name="measures"
          label={t("conflicts.column.measures")}
          description={t("conflicts.form.measuresSays")}
          required={needsMeasures(draft)}
          maxLength={RISK_MEASURES_MAX}
          value={draft.measures}
          error={faults.measures && t("conflicts.faults.measures")}
          onChange={({ currentTarget }) => typeIn("measures", currentTarget.value)}
        />
        <Textarea
          {...text}
          name="reason"
          label={t("conflicts.form.reason")}
          description={t("conflicts.form.reasonSays")}
          required={isLooser(draft, props.line)}
          maxLength={RISK_REASON_MAX}
          value={draft.reason}
          error={faults.reason && t("conflicts.faults.reason")}
          onChange={({ currentTarget }) => typeIn("reason", currentTarget.value)}
        />
      </fieldset>
      {save.isError && <RefusalNote>{messageOf(save.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={props.onClose} submit={t("conflicts.form.save")} busy={save.isPending} />
    </form>
  );
};

type Props = FormProps & { readonly opened: boolean; readonly focusInstead: () => void };
/** Adds a line of the contractor, or changes the line of a pair. */
export const RuleDialog = ({ opened, focusInstead, ...form }: Props) => {
  const { t } = useTranslation("riskSettings");
  return (
    <FormDialog
      opened={opened}
      title={t(form.line ? "conflicts.form.change" : "conflicts.add")}
      onClose={form.onClose}
      focusInstead={focusInstead}
      size="lg"
    >
      <Form key={form.line ? keyOfLine(form.line) : "new"} {...form} />
    </FormDialog>
  );
};
