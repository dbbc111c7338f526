import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { currentMessageOf, useMessageOf } from "../../../shared/errors/message-of.ts";
import { nowToTheMinute } from "../../../shared/format/today.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { configQuery, useCreateClass } from "../trainings-queries.ts";
import { type ClassConfig, type ClassDraft, classDraftOf, classFaultsIn, classInputOf, configOfRow, withConfig } from "./class-draft.ts";
import { classFieldOf } from "./class-refusals.ts";

type Input = { readonly initial: ClassConfig | null; readonly onDone: () => void };

/** State of the form of a new class. A refusal shows at its field, and no typed value is lost. */
export const useClassForm = ({ initial, onDone }: Input) => {
  const { t } = useTranslation("trainings");
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const create = useCreateClass();
  const now = nowToTheMinute();
  const send = async (draft: ClassDraft) => {
    const made = await create.mutateAsync({ companyId: draft.config?.companyId ?? 0, body: classInputOf(draft, now) });
    notify.success(t("newClass.done", { name: made.name }));
    onDone();
  };
  const form = useDraftForm({ initial: () => classDraftOf(initial), faultsIn: (draft: ClassDraft) => classFaultsIn(draft, now), send });
  const refused = classFieldOf(create.error);
  const latest = useRef(form.draft);
  useEffect(() => {
    latest.current = form.draft;
  });

  const type = (typed: Partial<ClassDraft>) => {
    if (refused !== undefined && refused in typed) create.reset();
    form.type(typed);
  };
  /** Without the permission to read the configuration, only its name and kinds are known. */
  const choose = async (row: TrainingConfigRow) => {
    const config = row.can.detail ? await client.fetchQuery(configQuery(row.id)) : configOfRow(row);
    // The user may have typed while the configuration was loading.
    type(withConfig(latest.current, config));
  };
  const errorOf = (field: keyof ClassDraft): string | undefined => {
    const fault = form.faults[field];
    if (fault !== undefined) return t(`newClass.faults.${fault}`);
    return refused === field ? messageOf(create.error) : undefined;
  };
  return {
    form: form.form,
    draft: form.draft,
    submit: form.submit,
    type,
    choose: (row: TrainingConfigRow) => void choose(row).catch((error) => notify.error(currentMessageOf(error))),
    errorOf,
    now,
    busy: create.isPending,
    /** Refusal of the whole form. */
    error: refused === undefined ? create.error : null,
  };
};
/** The part of a form that the fields of a class use. */
export type ClassFieldsForm = Pick<ReturnType<typeof useClassForm>, "draft" | "type" | "errorOf" | "now">;
