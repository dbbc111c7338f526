import type { Person } from "@emdia/contract/access/people-routes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useRemovePerson } from "./people-changes.ts";

type Props = {
  readonly person: Person | null;
  readonly companyId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const RemovalDialog = ({ person, companyId, onClose, ...dialog }: Props) => {
  const { t } = useTranslation(["people", "shared"]);
  const value = person && { companyId, accountId: person.accountId };
  const confirmation = useConfirmedMutation({ mutation: useRemovePerson(), value, done: t("shared:removed"), onClose });
  return (
    <ConfirmDialog
      {...dialog}
      {...confirmation}
      title={t("person.removeTitle")}
      goBack={t("goBack")}
      goOn={t("person.removeTitle")}
      destroys
    >
      <p>{t("person.removeAsk", { name: person?.displayName ?? "" })}</p>
    </ConfirmDialog>
  );
};
