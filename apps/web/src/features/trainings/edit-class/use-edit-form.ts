import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { nowToTheMinute } from "../../../shared/format/today.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { type ClassDraft, classFaultsIn } from "../new-class/class-draft.ts";
import { classFieldOf } from "../new-class/class-refusals.ts";
import { useUpdateClass } from "../trainings-queries.ts";
import { changeOf, editDraftOf, keepsSessions } from "./edit-draft.ts";

type Input = { readonly training: TrainingClass; readonly onDone: () => void };

/** State of the form of a saved class. A refusal shows at its field, and no typed value is lost. */
export const useEditForm = ({ training, onDone }: Input) => {
  const { t } = useTranslation("trainings");
  const messageOf = useMessageOf();
  const update = useUpdateClass();
  /** Saved sessions are not compared with the current time. */
  const nowFor = (draft: ClassDraft): string => (keepsSessions(draft, training) ? "" : nowToTheMinute());
  const send = async (draft: ClassDraft) => {
    const { name } = await update.mutateAsync({ classId: training.id, body: changeOf(draft, training) });
    notify.success(t("editClass.done", { name }));
    onDone();
  };
  const form = useDraftForm({
    initial: () => editDraftOf(training),
    faultsIn: (draft: ClassDraft) => classFaultsIn(draft, nowFor(draft)),
    send,
  });
  const refused = classFieldOf(update.error);
  const type = (typed: Partial<ClassDraft>) => {
    if (refused !== undefined && refused in typed) update.reset();
    form.type(typed);
  };
  const errorOf = (field: keyof ClassDraft): string | undefined => {
    const fault = form.faults[field];
    if (fault !== undefined) return t(`newClass.faults.${fault}`);
    return refused === field ? messageOf(update.error) : undefined;
  };
  return {
    form: form.form,
    draft: form.draft,
    submit: form.submit,
    type,
    errorOf,
    now: nowFor(form.draft),
    busy: update.isPending,
    /** Refusal of the whole form. */
    error: refused === undefined ? update.error : null,
  };
};
