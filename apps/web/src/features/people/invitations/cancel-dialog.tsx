import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useCancelInvite } from "../people-changes.ts";

type Props = {
  readonly invite: Invite | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const CancelDialog = ({ invite, onClose, ...dialog }: Props) => {
  const { t } = useTranslation("people");
  const confirmation = useConfirmedMutation({
    mutation: useCancelInvite(),
    value: invite?.id ?? null,
    done: t("invite.cancelDone"),
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      {...confirmation}
      title={t("invite.cancelTitle")}
      goBack={t("goBack")}
      goOn={t("invite.cancelTitle")}
      destroys
    >
      <p>{t("invite.cancelAsk", { email: invite?.email ?? "" })}</p>
    </ConfirmDialog>
  );
};
