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
import { type Assigned, reviewersQuery, useAssign } from "./assignment-queries.ts";
import { reviewersOfAll } from "./reviewers-of-all.ts";

type FormProps = { readonly target: Assigned; readonly onClose: () => void };

const Form = ({ target, onClose }: FormProps) => {
  const { t } = useTranslation("assignment");
  const messageOf = useMessageOf();
  const [companies] = useSelectedCompanies();
  const query = useQuery(reviewersQuery(companies));
  const [chosen, setChosen] = useState(target.account === null ? "" : String(target.account));
  const { mutate, isPending, error } = useAssign();
  if (query.data === undefined && query.error === null) return <Skeleton height={96} role="status" aria-label={t("loading")} />;
  const reviewers = reviewersOfAll(query.data ?? [], target.contractorIds);
  const reviewer = reviewers.find(({ id }) => String(id) === chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = (refused: readonly string[]) => {
      if (refused.length > 0) notify.warning(refused.join(" "));
      else notify.success(reviewer ? t("done", { name: reviewer.name }) : t("removed"));
      onClose();
    };
    mutate({ target, account: reviewer?.id ?? null }, { onSuccess });
  };
  const fault = error ?? query.error;
  return (
    <form noValidate onSubmit={submit}>
      <p>{t(`says.${target.of}`, { count: target.ids.length })}</p>
      <NativeSelect
        label={t("who")}
        description={t("open")}
        data-autofocus
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[{ value: "", label: t("nobody") }, ...reviewers.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      {fault !== null && <RefusalNote>{messageOf(fault)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("save")} busy={isPending} />
    </form>
  );
};

type Props = { readonly target: Assigned | null; readonly opened: boolean; readonly onClose: () => void };

/** Dialog that assigns the reviews of a target to a user of the contractor. */
export const AssignDialog = ({ target, opened, onClose }: Props) => {
  const { t } = useTranslation("assignment");
  return (
    <FormDialog opened={opened} title={t("title")} onClose={onClose}>
      {opened && target && <Form target={target} onClose={onClose} />}
    </FormDialog>
  );
};
