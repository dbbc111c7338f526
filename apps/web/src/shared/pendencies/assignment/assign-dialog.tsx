import { NativeSelect, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../errors/message-of.ts";
import { notify } from "../../notices/notify.ts";
import { useSelectedCompanies } from "../../session/use-session.ts";
import { FormButtons } from "../../ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../ui/refusal-note.tsx";
import { initialChoice, NO_OWN, noOwnLabel, UNDECIDED, withOwnReviewer } from "./assignment-choice.ts";
import { type AssignmentSubject, reviewersQuery, useAssign } from "./assignment-queries.ts";
import { reviewersOfAll } from "./reviewers-of-all.ts";

type FormProps = { readonly target: AssignmentSubject; readonly onClose: () => void };

/** Reviewers of the subject, and the choice of the user. */
const useAssignForm = ({ target, onClose }: FormProps) => {
  const { t } = useTranslation("assignment");
  const [companies] = useSelectedCompanies();
  const query = useQuery(reviewersQuery(companies));
  const initial = initialChoice(target);
  const [chosen, choose] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useAssign();
  const reviewers = withOwnReviewer(reviewersOfAll(query.data ?? [], target.places), target);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === UNDECIDED) return setMissing(true);
    if (chosen === initial) return onClose();
    const reviewer = reviewers.find(({ id }) => String(id) === chosen);
    const onSuccess = (refused: readonly string[]) => {
      if (refused.length > 0) notify.warning(refused.join(" "));
      else notify.success(reviewer ? t("done", { name: reviewer.name }) : t(`removed.${target.of}`));
      onClose();
    };
    mutate({ target, account: reviewer?.id ?? null }, { onSuccess });
  };
  const isLoading = query.data === undefined && query.error === null;
  return {
    reviewers,
    chosen,
    choose,
    isMissing: isMissing && chosen === UNDECIDED,
    submit,
    isPending,
    isLoading,
    error: error ?? query.error,
  };
};

const Form = ({ target, onClose }: FormProps) => {
  const { t } = useTranslation("assignment");
  const messageOf = useMessageOf();
  const form = useAssignForm({ target, onClose });
  if (form.isLoading) return <Skeleton height={96} role="status" aria-label={t("loading")} />;
  const { key, name: inherited } = noOwnLabel(target);
  const options = [
    { value: NO_OWN, label: t(key, { name: inherited }) },
    ...form.reviewers.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <form noValidate onSubmit={form.submit}>
      <p>{t(`says.${target.of}`, { count: target.ids.length })}</p>
      <NativeSelect
        label={t("who")}
        description={t("open")}
        data-autofocus
        value={form.chosen}
        error={form.isMissing && t("missing")}
        onChange={({ currentTarget }) => form.choose(currentTarget.value)}
        data={form.chosen === UNDECIDED ? [{ value: UNDECIDED, label: t("choose"), disabled: true }, ...options] : options}
      />
      {form.error !== null && <RefusalNote>{messageOf(form.error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("save")} busy={form.isPending} />
    </form>
  );
};

type Props = { readonly target: AssignmentSubject | null; readonly opened: boolean; readonly onClose: () => void };

/** Dialog that assigns the reviews of a target to a user of the contractor. */
export const AssignDialog = ({ target, opened, onClose }: Props) => {
  const { t } = useTranslation("assignment");
  return (
    <FormDialog opened={opened} title={t("title")} onClose={onClose}>
      {opened && target && <Form target={target} onClose={onClose} />}
    </FormDialog>
  );
};
