import type { GateDevice } from "@emdia/contract/gate/device-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useRevokeDevice } from "./device-queries.ts";

type Props = {
  readonly device: GateDevice | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const RevokeDialog = ({ device, onClose, ...dialog }: Props) => {
  const { t } = useTranslation("gateDevices");
  const name = device?.name ?? "";
  const confirmation = useConfirmedMutation({
    mutation: useRevokeDevice(),
    value: device?.id ?? null,
    done: t("revoke.done", { name }),
    onClose,
  });
  return (
    <ConfirmDialog {...dialog} {...confirmation} title={t("revoke.title")} goBack={t("cancel")} goOn={t("revoke.confirm")} destroys>
      <p>{t("revoke.says", { name })}</p>
    </ConfirmDialog>
  );
};
