import type { Invite } from "@emdia/contract/access/invitation-routes.ts";
import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { useTranslation } from "react-i18next";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useAskedChange } from "../../shared/ui/use-asked-change.ts";
import { useRemoveFromProject, useWithdraw } from "./detail-changes.ts";

type Props<T> = {
  readonly projectId: number;
  readonly subject: T | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const RemovalDialog = ({ projectId, subject, onClose, ...dialog }: Props<ProjectPerson>) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  const asked = useAskedChange({ mutation: useRemoveFromProject(projectId), value: subject, done: t("shared:removed"), onClose });
  return (
    <AskDialog {...dialog} {...asked} title={t("people.removeTitle")} goBack={t("cancel")} goOn={t("people.removeTitle")} destroys>
      <p>{t("people.removeAsk", { name: subject?.displayName ?? "" })}</p>
    </AskDialog>
  );
};

export const WithdrawDialog = ({ projectId, subject, onClose, ...dialog }: Props<Invite>) => {
  const { t } = useTranslation("projectDetail");
  const asked = useAskedChange({ mutation: useWithdraw(projectId), value: subject?.id ?? null, done: t("people.withdrawn"), onClose });
  return (
    <AskDialog {...dialog} {...asked} title={t("people.withdrawTitle")} goBack={t("cancel")} goOn={t("people.withdrawTitle")} destroys>
      <p>{t("people.withdrawAsk", { email: subject?.email ?? "" })}</p>
    </AskDialog>
  );
};
