import { TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { AskButtons } from "../../../shared/ui/dialogs/ask-buttons.tsx";
import { AskFrame } from "../../../shared/ui/dialogs/ask-frame.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import type { Acting } from "./acting.ts";
import { useProjectAction } from "./project-changes.ts";

const NAME_MAX_LENGTH = 255;

type FormProps = { readonly acting: Acting; readonly onClose: () => void };

const ConfirmationForm = ({ acting, onClose }: FormProps) => {
  const { t } = useTranslation("projectActions");
  const messageOf = useMessageOf();
  const navigate = useNavigate();
  const { project, action } = acting;
  const [name, setName] = useState(t("copy.nameOf", { name: project.name }).slice(0, NAME_MAX_LENGTH));
  const { mutateAsync, isPending, error } = useProjectAction();
  const isCopy = action === "copy";
  const perform = async () => {
    const id = await mutateAsync({ ...acting, name: name.trim() });
    notify.success(t(`${action}.done`, { name: isCopy ? name.trim() : project.name }));
    onClose();
    if (isCopy) void navigate({ to: "/projetos/editar/$id", params: { id: String(id) }, search: { passo: 1 } });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // `error` shows the refusal. An empty name shows a field error instead of sending.
    if (!isPending && name.trim() !== "") void perform().catch(() => undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>{t(`${action}.ask`, { name: project.name })}</p>
      {isCopy && (
        <TextInput
          label={t("copy.name")}
          required
          maxLength={NAME_MAX_LENGTH}
          value={name}
          error={name.trim() === "" && t("copy.nameRequired")}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          mb="md"
        />
      )}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <AskButtons
        goBack={t("cancel")}
        onClose={onClose}
        goOn={t(`${action}.do`)}
        onGoOn="submit"
        destroys={action === "remove"}
        busy={isPending}
      />
    </form>
  );
};

type Props = { readonly acting: Acting | null; readonly opened: boolean; readonly onClose: () => void };

/** Confirmation dialog for an action on a project. */
export const ActionDialog = ({ acting, opened, onClose }: Props) => {
  const { t } = useTranslation("projectActions");
  return (
    <AskFrame opened={opened} onClose={onClose} title={acting && t(`${acting.action}.title`)}>
      {acting && <ConfirmationForm acting={acting} onClose={onClose} />}
    </AskFrame>
  );
};
