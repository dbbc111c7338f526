import type { TrainingConfig } from "@emdia/contract/trainings/config-routes.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { mergeDrafts } from "../../../shared/drafts/three-way-merge.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { catalogueTrainingsQuery, configQuery, useSaveConfig } from "../trainings-queries.ts";
import { type ConfigDraft, configDraftOf, configFaultsIn, configInputOf, withTraining } from "./config-draft.ts";
import { configFieldOf } from "./config-refusals.ts";
import { useFigureText } from "./use-figure-text.ts";

/** Choices among the records of one company. */
const choicesOfCompany = { trainingId: "", documentTypeId: "", facilityId: "", departmentId: "" } as const;

type Input = {
  readonly companyId: number;
  /** Null creates a configuration. */
  readonly config: TrainingConfig | null;
  readonly onSaved: (config: TrainingConfig) => void;
};

const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.code === "training_config.stale";

/** Figure of the norm in the details of a refusal; undefined without one. */
const figureIn = (error: unknown) => {
  const details = error instanceof ApiFailure ? error.details : undefined;
  if (typeof details !== "object" || details === null || !("figure" in details && "source" in details)) return undefined;
  const { figure, source, confidence, unit } = details as { [name: string]: unknown };
  if (typeof figure !== "number" || typeof source !== "string") return undefined;
  return { value: figure, source, confidence: String(confidence), unit: unit === "months" ? ("months" as const) : ("hours" as const) };
};

/** Message of a refusal, with the figure of the norm and its source. */
const useRefusalText = () => {
  const messageOf = useMessageOf();
  const figureText = useFigureText();
  return (error: unknown): string => {
    const figure = figureIn(error);
    return figure ? `${messageOf(error)} ${figureText(figure)}` : messageOf(error);
  };
};

/** State of the form of a configuration. A save of another user is merged into the form: typed values stay, and the next save is on top of it. */
export const useConfigForm = ({ companyId, config, onSaved }: Input) => {
  const { t, i18n } = useTranslation("trainings");
  const client = useQueryClient();
  const textOf = useRefusalText();
  const save = useSaveConfig();
  const [base, setBase] = useState(config);
  const { data: trainings = [] } = useQuery(catalogueTrainingsQuery(companyId));
  const draftOf = (from: TrainingConfig | null) => configDraftOf(from, i18n.language);

  const send = async (draft: ConfigDraft) => {
    const id = base?.id ?? null;
    try {
      const saved = await save.mutateAsync({ companyId, id, version: base?.version ?? 1, body: configInputOf(draft) });
      notify.success(t("form.done", { name: saved.name }));
      onSaved(saved);
    } catch (error) {
      if (id === null || !isStale(error)) throw error;
      const theirs = await client.fetchQuery(configQuery(id));
      form.type(mergeDrafts({ base: draftOf(base), mine: draft, theirs: draftOf(theirs) }, {}));
      setBase(theirs);
    }
  };
  const form = useDraftForm({ initial: () => draftOf(config), faultsIn: configFaultsIn, send });
  const [chosenCompany, setChosenCompany] = useState(companyId);
  if (chosenCompany !== companyId) {
    setChosenCompany(companyId);
    form.type(choicesOfCompany);
  }
  const refused = configFieldOf(save.error);

  const type = (typed: Partial<ConfigDraft>) => {
    if (refused !== undefined && refused in typed) save.reset();
    form.type(typed);
  };
  const errorOf = (field: keyof ConfigDraft): string | undefined => {
    const fault = form.faults[field];
    if (fault !== undefined) return t(`form.faults.${fault}`);
    return refused === field ? textOf(save.error) : undefined;
  };
  const wholeText = (): string | undefined => {
    if (save.error === null || refused !== undefined) return undefined;
    return isStale(save.error) ? `${textOf(save.error)} ${t("form.merged")}` : textOf(save.error);
  };
  const byId = (id: string) => trainings.find((one) => String(one.id) === id);
  return {
    form: form.form,
    draft: form.draft,
    submit: form.submit,
    type,
    errorOf,
    trainings,
    training: byId(form.draft.trainingId),
    chooseTraining: (id: string) => type(withTraining(form.draft, byId(id))),
    base,
    busy: save.isPending,
    /** Text of a refusal of the whole form. */
    errorText: wholeText(),
  };
};
export type ConfigFormState = ReturnType<typeof useConfigForm>;
