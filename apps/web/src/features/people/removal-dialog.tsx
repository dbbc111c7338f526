import type { Person } from "@emdia/contract/access/people-routes.ts";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useRemovePerson } from "./people-changes.ts";

type Props = {
  readonly person: Person | null;
  readonly companyId: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const RemovalDialog = ({ person, companyId, ...dialog }: Props) => {
  const { t } = useTranslation(["people", "shared"]);
  const { mutateAsync, isPending, error, reset } = useRemovePerson();
  const close = () => {
    reset();
    dialog.onClose();
  };
  const remove = async ({ accountId }: Person) => {
    await mutateAsync({ companyId, accountId });
    notify.success(t("shared:removed"));
    close();
  };
  return (
    <AskDialog
      {...dialog}
      title={t("person.removeTitle")}
      goBack={t("goBack")}
      goOn={t("person.removeTitle")}
      destroys
      busy={isPending}
      error={error}
      // The refusal is kept by the mutation, and shown.
      onGoOn={() => void (person && remove(person).catch(() => undefined))}
      onClose={close}
    >
      <p>{t("person.removeAsk", { name: person?.displayName ?? "" })}</p>
    </AskDialog>
  );
};
