import type { WorkerRow } from "@emdia/contract/workers/list-rows.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { BulkResults } from "../../shared/bulk/bulk-results.tsx";
import { DayField } from "../../shared/days/day-field.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { ProjectChoice } from "../../shared/projects/project-choice.tsx";
import { companyIdParam } from "../../shared/session/companies/company-id-param.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./bulk.module.css";
import type { BulkAction } from "./bulk-bar.tsx";
import type { WorkerSelection } from "./worker-filter.ts";
import { useBulkWork } from "./workers-queries.ts";

type Draft = { readonly projectId: string | null; readonly hiringDate: string; readonly endDate: string };

type TargetProps = { readonly value: string | null; readonly error: string | false; readonly onChoose: (id: string | null) => void };

const Target = ({ value, error, onChoose }: TargetProps) => {
  const { t } = useTranslation("workers");
  const [companies] = useSelectedCompanies();
  return (
    <ProjectChoice
      label={t("bulk.project")}
      placeholder={t("bulk.projectPlaceholder")}
      searching={t("bulk.searching")}
      noneFound={t("bulk.noProject")}
      required
      openOnFocus={false}
      data-autofocus
      whom={companyIdParam(companies)}
      labelOf={({ name, contract }) => (contract ? `${name} · ${contract}` : name)}
      value={value}
      error={error}
      onChoose={(project) => onChoose(project && String(project.id))}
    />
  );
};

type FieldsProps = { readonly draft: Draft; readonly isTried: boolean; readonly onChange: (change: Partial<Draft>) => void };
const Dates = ({ draft, isTried, onChange }: FieldsProps) => {
  const { t } = useTranslation("workers");
  return (
    <div className={classes.pair}>
      <DayField
        label={t("bulk.hiringDate")}
        required
        value={draft.hiringDate}
        error={isTried && draft.hiringDate === "" && t("bulk.chooseDate")}
        onChange={(hiringDate) => onChange({ hiringDate })}
      />
      <DayField
        label={t("bulk.endDate")}
        description={t("bulk.endDateSays")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={draft.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
    </div>
  );
};

type FormProps = {
  readonly action: BulkAction;
  readonly chosen: ReadonlyMap<number, WorkerRow>;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const workOf = (action: BulkAction, ids: number[], { projectId, hiringDate, endDate }: Draft) => {
  const named = { ids, projectId: Number(projectId) };
  return action === "LINK" ? { action, ...named, hiringDate, endDate: endDate || null } : { action, ...named };
};

const Form = ({ action, chosen, onDone, onClose }: FormProps) => {
  const { t } = useTranslation(["workers", "bulk"]);
  const messageOf = useMessageOf();
  const { mutate, data, error, isPending } = useBulkWork();
  const [draft, setDraft] = useState<Draft>({ projectId: null, hiringDate: "", endDate: "" });
  const [isTried, setTried] = useState(false);
  const change = (some: Partial<Draft>) => setDraft((before) => ({ ...before, ...some }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft.projectId !== null && (action === "UNLINK" || draft.hiringDate !== ""))
      mutate(workOf(action, [...chosen.keys()], draft), { onSuccess: onDone });
  };
  if (data)
    return (
      <BulkResults
        label={t("bulk.results")}
        doneText={(count) => t(action === "LINK" ? "bulk.linked" : "bulk.unlinked", { count })}
        lines={data.results.map((line) => ({ ...line, name: chosen.get(line.id)?.name ?? "" }))}
        onClose={onClose}
      />
    );
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <p>{t(action === "LINK" ? "bulk.linkSays" : "bulk.unlinkSays")}</p>
      <Target
        value={draft.projectId}
        error={isTried && draft.projectId === null && t("bulk.chooseProject")}
        onChoose={(projectId) => change({ projectId })}
      />
      {action === "LINK" && <Dates draft={draft} isTried={isTried} onChange={change} />}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("bulk:cancel")} onBack={onClose} submit={t(`bulk.${action}`)} busy={isPending} />
    </form>
  );
};

type Props = {
  readonly action: BulkAction | null;
  readonly opened: boolean;
  readonly selection: WorkerSelection;
  readonly onClose: () => void;
};

/** Links the selected workers to a project or unlinks them, and shows the result of each. */
export const BulkDialog = ({ action, opened, selection, onClose }: Props) => {
  const { t } = useTranslation("workers");
  const [isDone, setDone] = useState(false);
  if (action === null) return null;
  // Cancelling keeps the selection; a finished action clears it.
  const close = () => {
    if (isDone) selection.clear();
    setDone(false);
    onClose();
  };
  return (
    <FormDialog opened={opened} onClose={close} title={t(`bulk.${action}`)}>
      {opened && <Form action={action} chosen={selection.chosen} onDone={() => setDone(true)} onClose={close} />}
    </FormDialog>
  );
};
