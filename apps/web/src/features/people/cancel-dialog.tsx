import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import { useTranslation } from "react-i18next";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useAskedChange } from "../../shared/ui/use-asked-change.ts";
import { useCancelInvite } from "./people-changes.ts";

type Props = {
  readonly invite: Invite | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const CancelDialog = ({ invite, onClose, ...dialog }: Props) => {
  const { t } = useTranslation("people");
  const asked = useAskedChange({ mutation: useCancelInvite(), value: invite?.id ?? null, done: t("invite.cancelDone"), onClose });
  return (
    <AskDialog {...dialog} {...asked} title={t("invite.cancelTitle")} goBack={t("goBack")} goOn={t("invite.cancelTitle")} destroys>
      <p>{t("invite.cancelAsk", { email: invite?.email ?? "" })}</p>
    </AskDialog>
  );
};
