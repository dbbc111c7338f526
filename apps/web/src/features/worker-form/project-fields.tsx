import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { ActionIcon, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { useFieldError } from "./field-props.ts";
import type { WorkerForm } from "./use-worker-form.ts";
import type { ContractDraft } from "./worker-draft.ts";
import classes from "./worker-form.module.css";
import { projectsInfoQuery, projectsToLinkQuery } from "./worker-queries.ts";

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
        <TextInput
          key={field}
          type="date"
          label={t(`fields.${field}`)}
          aria-label={t(`fields.${field}Of`, { project: contract.name })}
          required={field === "hiringDate"}
          data-field={`contracts.${index}.${field}`}
          value={contract[field]}
          error={errorOf(`contracts.${index}.${field}`)}
          onChange={({ currentTarget }) => set(field, currentTarget.value)}
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
  const [words, setWords] = useState("");
  const [asked] = useDebouncedValue(words.trim(), URL_UPDATE_DELAY_MS);
  const { data, isFetching } = useQuery({ ...projectsToLinkQuery(providerId ?? 0, asked), enabled: providerId !== null });
  const { contracts, admissionDate } = form.draft;
  const free = (data?.results ?? []).filter(({ id }) => !contracts.some(({ projectId }) => projectId === id));
  const add = (id: string | null) => {
    const project = free.find((one) => String(one.id) === id);
    if (!project) return;
    const first = [today(), admissionDate, project.startDate ?? ""].toSorted().at(-1) ?? today();
    form.change(
      { contracts: [...contracts, { linkId: null, projectId: project.id, name: project.name, hiringDate: first, endDate: "" }] },
      "contracts",
    );
    setWords("");
  };
  return (
    <Select
      label={t("projects.add")}
      placeholder={t("projects.search")}
      data-field="contracts"
      searchable
      value={null}
      searchValue={words}
      onSearchChange={setWords}
      onChange={add}
      filter={({ options }) => options}
      disabled={providerId === null}
      nothingFoundMessage={t(isFetching ? "projects.searching" : "projects.noneFound")}
      data={free.map(({ id, name, company }) => ({ value: String(id), label: `${name} · ${company.name}` }))}
    />
  );
};

/** Where somebody worked before: told, and not changed here. */
const Past = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation("workerForm");
  const { day } = useFormat();
  const { data } = useQuery(projectsInfoQuery(id));
  const over = (data?.results ?? []).filter(({ isOpen }) => !isOpen);
  if (over.length === 0) return null;
  return (
    <details className={classes.past}>
      <summary>{t("projects.past", { count: over.length })}</summary>
      <ul>
        {over.map(({ contractId, name, contractorName, hiringDate, endDate }) => (
          <li key={contractId}>
            {name} · {contractorName} · {day(hiringDate)} – {endDate ? day(endDate) : ""}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** In which projects the person works, from when and until when. */
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
      {form.worker && <Past id={form.worker.id} />}
    </fieldset>
  );
};
