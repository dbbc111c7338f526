import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useRemoveFromProject, useWithdraw } from "../detail-changes.ts";

type Props<T> = {
  readonly projectId: number;
  readonly subject: T | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const RemovalDialog = ({ projectId, subject, onClose, ...dialog }: Props<ProjectPerson>) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  const confirmation = useConfirmedMutation({
    mutation: useRemoveFromProject(projectId),
    value: subject,
    done: t("shared:removed"),
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      {...confirmation}
      title={t("people.removeTitle")}
      goBack={t("cancel")}
      goOn={t("people.removeTitle")}
      destroys
    >
      <p>{t("people.removeAsk", { name: subject?.displayName ?? "" })}</p>
    </ConfirmDialog>
  );
};

export const WithdrawDialog = ({ projectId, subject, onClose, ...dialog }: Props<Invite>) => {
  const { t } = useTranslation("projectDetail");
  const confirmation = useConfirmedMutation({
    mutation: useWithdraw(projectId),
    value: subject?.id ?? null,
    done: t("people.withdrawn"),
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      {...confirmation}
      title={t("people.withdrawTitle")}
      goBack={t("cancel")}
      goOn={t("people.withdrawTitle")}
      destroys
    >
      <p>{t("people.withdrawAsk", { email: subject?.email ?? "" })}</p>
    </ConfirmDialog>
  );
};
