import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { today } from "../../../shared/format/today.ts";
import { ProjectChoice } from "../../../shared/projects/project-choice.tsx";
import type { WorkerForm } from "../use-worker-form.ts";
import type { ContractDraft } from "../worker-draft.ts";
import classes from "../worker-form.module.css";
import { useFieldError } from "./field-props.ts";

type Row = { readonly form: WorkerForm; readonly contract: ContractDraft; readonly index: number };

const Contract = ({ form, contract, index }: Row) => {
  const { t } = useTranslation("workerForm");
  const errorOf = useFieldError(form);
  const { contracts } = form.draft;
  const set = (field: "hiringDate" | "endDate", value: string) =>
    form.change({ contracts: contracts.with(index, { ...contract, [field]: value }) }, `contracts.${index}.${field}`);
  return (
    <li className={classes.contract}>
      <p className={classes.project}>{contract.name}</p>
      {(["hiringDate", "endDate"] as const).map((field) => (
        <DayField
          key={field}
          label={t(`fields.${field}`)}
          aria-label={t(`fields.${field}Of`, { project: contract.name })}
          required={field === "hiringDate"}
          data-field={`contracts.${index}.${field}`}
          value={contract[field]}
          error={errorOf(`contracts.${index}.${field}`)}
          onChange={(day) => set(field, day)}
        />
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.takeOut}
        aria-label={t("projects.takeOut", { project: contract.name })}
        onClick={() => form.change({ contracts: contracts.toSpliced(index, 1) })}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
};

const AddProject = ({ form, providerId }: { readonly form: WorkerForm; readonly providerId: number | null }) => {
  const { t } = useTranslation("workerForm");
  const { contracts, admissionDate } = form.draft;
  const add = (project: ProjectRow | null) => {
    if (!project) return;
    const first = [today(), admissionDate, project.startDate ?? ""].toSorted().at(-1) ?? today();
    form.change(
      {
        contracts: [
          ...contracts,
          { linkId: null, projectId: project.id, contractorId: project.company.id, name: project.name, hiringDate: first, endDate: "" },
        ],
      },
      "contracts",
    );
  };
  return (
    <ProjectChoice
      label={t("projects.add")}
      placeholder={t("projects.search")}
      searching={t("projects.searching")}
      noneFound={t("projects.noneFound")}
      data-field="contracts"
      whom={providerId === null ? {} : { companyId: providerId }}
      disabled={providerId === null}
      labelOf={({ name, company }) => `${name} · ${company.name}`}
      except={contracts.map(({ projectId }) => projectId)}
      value={null}
      onChoose={add}
    />
  );
};

/** Project links of the worker, with their start and end dates. */
export const ProjectFields = ({ form, providerId }: { readonly form: WorkerForm; readonly providerId: number | null }) => {
  const { t } = useTranslation("workerForm");
  const { contracts } = form.draft;
  const mayAssign = form.worker?.can.assign ?? true;
  return (
    <fieldset className={classes.form} disabled={!mayAssign}>
      {contracts.length === 0 && <p className={classes.quiet}>{t("projects.none")}</p>}
      <ul className={classes.contracts}>
        {contracts.map((contract, index) => (
          <Contract key={contract.linkId ?? `new ${contract.projectId}`} form={form} contract={contract} index={index} />
        ))}
      </ul>
      {mayAssign && <AddProject form={form} providerId={providerId} />}
    </fieldset>
  );
};
