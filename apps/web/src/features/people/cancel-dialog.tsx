import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useCancelInvite } from "./people-changes.ts";

type Props = {
  readonly invite: Invite | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const CancelDialog = ({ invite, ...dialog }: Props) => {
  const { t } = useTranslation("people");
  const { mutateAsync, isPending, error, reset } = useCancelInvite();
  const close = () => {
    reset();
    dialog.onClose();
  };
  const cancel = async ({ id }: Invite) => {
    await mutateAsync(id);
    notify.success(t("invite.cancelDone"));
    close();
  };
  return (
    <AskDialog
      {...dialog}
      title={t("invite.cancelTitle")}
      goBack={t("goBack")}
      goOn={t("invite.cancelTitle")}
      destroys
      busy={isPending}
      error={error}
      // The refusal is kept by the mutation, and shown.
      onGoOn={() => void (invite && cancel(invite).catch(() => undefined))}
      onClose={close}
    >
      <p>{t("invite.cancelAsk", { email: invite?.email ?? "" })}</p>
    </AskDialog>
  );
};
