import { movementKinds } from "@emdia/contract/catalogue/vocabulary.ts";
import { MOVEMENT_REASON_MAX_LENGTH, WORKER_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { statusesAfter } from "@emdia/contract/workers/vocabulary.ts";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DayField } from "../../shared/days/day-field.tsx";
import { ProjectChoice } from "../../shared/projects/project-choice.tsx";
import { ALL_PROJECTS, asks, isKind, isStatus, type MovementDraft, withKind } from "./movement-draft.ts";
import { ownProjectsQuery } from "./movements-queries.ts";
import type { MovementForm } from "./use-movement-form.ts";
import classes from "./worker-movements.module.css";

type Part = { readonly form: MovementForm };
type OfWorker = Part & { readonly workerId: number; readonly providerId: number };

const useFault = ({ faults }: MovementForm) => {
  const { t } = useTranslation("workerMovements");
  return (field: keyof MovementDraft) => {
    const fault = faults[field];
    return fault && t(`faults.${fault}`);
  };
};

const What = ({ form }: Part) => {
  const { t } = useTranslation("workerMovements");
  const { draft, type } = form;
  const faultOf = useFault(form);
  const statuses = draft.movementType === "" ? [] : statusesAfter[draft.movementType];
  const choose = { value: "", label: t("form.choose") };
  return (
    <div className={classes.pair}>
      <NativeSelect
        name="movementType"
        label={t("form.movementType")}
        required
        data-autofocus
        value={draft.movementType}
        error={faultOf("movementType")}
        onChange={({ currentTarget: { value } }) => type(withKind(draft, isKind(value) ? value : ""))}
        data={[choose, ...movementKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))]}
      />
      <NativeSelect
        name="status"
        label={t("form.status")}
        required
        value={draft.status}
        error={faultOf("status")}
        onChange={({ currentTarget: { value } }) => type({ status: isStatus(value) ? value : "" })}
        data={[choose, ...statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))]}
      />
    </div>
  );
};

/** Destination of a transfer: any project of the supplier, found by name. */
const Destination = ({ form, providerId }: Omit<OfWorker, "workerId">) => {
  const { t } = useTranslation("workerMovements");
  const faultOf = useFault(form);
  return (
    <ProjectChoice
      name="project"
      label={t("form.toProject")}
      placeholder={t("form.search")}
      searching={t("form.searching")}
      noneFound={t("form.noneFound")}
      required
      whom={{ companyId: providerId }}
      labelOf={({ name, company }) => `${name} · ${company.name}`}
      value={form.draft.project || null}
      error={faultOf("project")}
      onChoose={(project) => form.type({ project: project ? String(project.id) : "" })}
    />
  );
};

const Where = ({ form, workerId, providerId }: OfWorker) => {
  const { t } = useTranslation("workerMovements");
  const { draft, type } = form;
  const faultOf = useFault(form);
  const { data } = useQuery(ownProjectsQuery(workerId));
  const own = [...new Map((data?.results ?? []).map(({ id, name, contractorName }) => [id, `${name} · ${contractorName}`]))].map(
    ([id, label]) => ({ value: String(id), label }),
  );
  const choose = { value: "", label: t("form.choose") };
  if (!asks(draft.movementType).from)
    return (
      <NativeSelect
        name="project"
        label={t("form.project")}
        description={t("form.projectSays")}
        required
        value={draft.project}
        error={faultOf("project")}
        onChange={({ currentTarget }) => type({ project: currentTarget.value })}
        data={[choose, { value: ALL_PROJECTS, label: t("allProjects") }, ...own]}
      />
    );
  return (
    <>
      <NativeSelect
        name="fromProject"
        label={t("form.fromProject")}
        required
        value={draft.fromProject}
        error={faultOf("fromProject")}
        onChange={({ currentTarget }) => type({ fromProject: currentTarget.value })}
        data={[choose, ...own]}
      />
      <Destination form={form} providerId={providerId} />
    </>
  );
};

const When = ({ form }: Part) => {
  const { t } = useTranslation("workerMovements");
  const { draft, type } = form;
  const faultOf = useFault(form);
  const isAway = draft.status === "away" || draft.status === "vacation";
  return (
    <div className={classes.pair}>
      <DayField
        name="startDate"
        label={t("form.startDate")}
        required
        value={draft.startDate}
        error={faultOf("startDate")}
        onChange={(startDate) => type({ startDate })}
      />
      {asks(draft.movementType).end && (
        <DayField
          name="endDate"
          label={t(isAway ? "form.lastDayAway" : "form.endDate")}
          description={t("form.endDateSays")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={draft.endDate}
          error={faultOf("endDate")}
          onChange={(endDate) => type({ endDate })}
        />
      )}
    </div>
  );
};

const Details = ({ form: { draft, type } }: Part) => {
  const { t } = useTranslation("workerMovements");
  const formFields = asks(draft.movementType);
  const answers = ["", "yes", "no"] as const;
  return (
    <>
      {formFields.role && (
        <TextInput
          name="newRole"
          label={t("form.newRole")}
          maxLength={WORKER_NAME_MAX_LENGTH}
          autoComplete="off"
          value={draft.newRole}
          onChange={({ currentTarget }) => type({ newRole: currentTarget.value })}
        />
      )}
      {formFields.exposure && (
        <NativeSelect
          name="exposedToRisk"
          label={t("form.exposedToRisk")}
          value={draft.exposedToRisk}
          onChange={({ currentTarget: { value } }) => type({ exposedToRisk: answers.find((answer) => answer === value) ?? "" })}
          data={answers.map((answer) => ({ value: answer, label: t(answer === "" ? "form.unchanged" : `form.${answer}`) }))}
        />
      )}
      <Textarea
        name="reason"
        label={t("form.reason")}
        description={t("form.reasonSays")}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={MOVEMENT_REASON_MAX_LENGTH}
        value={draft.reason}
        onChange={({ currentTarget }) => type({ reason: currentTarget.value })}
      />
    </>
  );
};

export const MovementFields = ({ form, ...worker }: OfWorker) => (
  <fieldset className={classes.form} disabled={form.busy}>
    <What form={form} />
    <Where form={form} {...worker} />
    <When form={form} />
    <Details form={form} />
  </fieldset>
);
