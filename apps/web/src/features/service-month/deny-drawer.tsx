import { PENDENCY_NOTE_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { Drawer, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { monthText } from "../../shared/pendencies/reference-text.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import section from "../../shared/ui/panels/page-section.module.css";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { Contradictions } from "./contradictions.tsx";
import classes from "./service-month.module.css";
import { useDecideMonth } from "./service-month-queries.ts";

type FormProps = { readonly pendency: Pendency; readonly month: ServiceMonth; readonly onClose: () => void };

const Form = ({ pendency, month, onClose }: FormProps) => {
  const { t } = useTranslation("serviceMonth");
  const messageOf = useMessageOf();
  const [reason, setReason] = useState("");
  const [isLacking, setLacking] = useState(false);
  const { mutate, isPending, error } = useDecideMonth(pendency.id);
  const isReversal = month.state === "confirmed";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setLacking(true);
    const done = t(isReversal ? "deny.reversed" : "deny.done");
    const onSuccess = () => {
      notify.success(done);
      onClose();
    };
    mutate({ decision: "DENIED", reason, version: month.version }, { onSuccess });
  };
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending} className={classes.form}>
        <p className={section.sentence}>{t("deny.says", { supplier: pendency.company.name, month: monthText(month.month) })}</p>
        <Contradictions month={month} />
        <Textarea
          label={t("deny.reason")}
          description={t("deny.reasonSays")}
          required
          autosize
          minRows={3}
          maxRows={10}
          maxLength={PENDENCY_NOTE_MAX_LENGTH}
          data-autofocus
          value={reason}
          error={isLacking && reason.trim() === "" && t("deny.reasonMissing")}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </fieldset>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t(isReversal ? "deny.reverse" : "deny.action")} busy={isPending} />
    </form>
  );
};

/** Drawer that denies a declaration, or reverses a confirmation, with a reason. */
export const DenyDrawer = ({ opened, ...form }: FormProps & { readonly opened: boolean }) => {
  const { t } = useTranslation(["serviceMonth", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={form.onClose}
      position="right"
      title={t(form.month.state === "confirmed" ? "deny.reverseTitle" : "deny.title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Form {...form} />}
    </Drawer>
  );
};
