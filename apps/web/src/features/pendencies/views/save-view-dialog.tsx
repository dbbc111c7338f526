import { PENDENCY_VIEW_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import type { ViewFilter } from "@emdia/contract/pendencies/view-routes.ts";
import { TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { createObservable, useObservable } from "../../../shared/create-observable.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { rangeOf } from "./views.ts";
import { useSaveView } from "./views-queries.ts";

/** The typed name survives closing the dialog without saving. */
const typedName = createObservable("");
onUserChange(() => typedName.write(""));

type FormProps = { readonly view: ViewFilter; readonly onClose: () => void };

const Form = ({ view, onClose }: FormProps) => {
  const { t } = useTranslation("pendencies");
  const messageOf = useMessageOf();
  const { mutate, error, isPending } = useSaveView();
  const name = useObservable(typedName);
  const field = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const lacks = name.trim() === "";
  const done = () => {
    typedName.write("");
    notify.success(t("views.saved"));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacks) return field.current?.focus();
    mutate({ name: name.trim(), filter: view }, { onSuccess: done });
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextInput
        label={t("views.name")}
        description={t(`views.saveSays${rangeOf(view)}`)}
        required
        data-autofocus
        ref={field}
        autoComplete="off"
        maxLength={PENDENCY_VIEW_NAME_MAX_LENGTH}
        value={name}
        error={isTried && lacks ? t("views.nameMissing") : error !== null && messageOf(error)}
        onChange={({ currentTarget }) => typedName.write(currentTarget.value)}
      />
      <FormButtons goBack={t("views.cancel")} onBack={onClose} submit={t("views.keep")} busy={isPending} />
    </form>
  );
};

/** Saves the current filter and order as a view. */
export const SaveViewDialog = ({
  opened,
  focusInstead,
  ...form
}: FormProps & { readonly opened: boolean; readonly focusInstead: () => void }) => {
  const { t } = useTranslation("pendencies");
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={t("views.save")} focusInstead={focusInstead}>
      {opened && <Form {...form} />}
    </FormDialog>
  );
};
