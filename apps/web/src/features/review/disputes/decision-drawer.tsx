import { PENDENCY_NOTE_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { DisputeDecision } from "@emdia/contract/pendencies/dispute.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Drawer, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import section from "../../../shared/ui/panels/page-section.module.css";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "./disputes.module.css";
import { useDecideDispute } from "./disputes-queries.ts";

type FormProps = { readonly pendency: Pendency; readonly decision: DisputeDecision; readonly onClose: () => void };

const Form = ({ pendency, decision, onClose }: FormProps) => {
  const { t } = useTranslation("disputes");
  const messageOf = useMessageOf();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error } = useDecideDispute(pendency);
  const isLacking = reason.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isLacking) return;
    const onSuccess = () => {
      notify.success(t(`decide.${decision}.done`));
      onClose();
    };
    mutate({ decision, reason }, { onSuccess });
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p className={section.sentence}>{t(`decide.${decision}.says`)}</p>
      <Textarea
        label={t("decide.reason")}
        description={t("decide.reasonSays")}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={PENDENCY_NOTE_MAX_LENGTH}
        data-autofocus
        value={reason}
        error={isTried && isLacking && t("decide.reasonMissing")}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t(`decide.${decision}.action`)} busy={isPending} />
    </form>
  );
};

type Props = Omit<FormProps, "decision"> & { readonly decision: DisputeDecision | null };
/** Drawer in which the contractor upholds or reverses a disputed rejection, with a reason. */
export const DecisionDrawer = ({ decision, ...form }: Props) => {
  const { t } = useTranslation(["disputes", "shared"]);
  return (
    <Drawer
      opened={decision !== null}
      onClose={form.onClose}
      position="right"
      title={decision && t(`decide.${decision}.action`)}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {decision && <Form {...form} decision={decision} />}
    </Drawer>
  );
};
