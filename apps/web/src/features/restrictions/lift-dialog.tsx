import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useLiftRestriction } from "./restrictions-queries.ts";

type Props = {
  readonly restriction: Restriction | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

export const LiftDialog = ({ restriction, ...dialog }: Props) => {
  const { t } = useTranslation("restrictions");
  const { mutateAsync, isPending, error, reset } = useLiftRestriction();
  const name = restriction?.name ?? "";
  const close = () => {
    reset();
    dialog.onClose();
  };
  const lift = async ({ companyId, id }: Restriction) => {
    await mutateAsync({ companyId, id });
    notify.success(t("lift.done", { name }));
    close();
  };
  return (
    <AskDialog
      {...dialog}
      title={t("lift.title")}
      goBack={t("cancel")}
      goOn={t("lift.title")}
      busy={isPending}
      error={error}
      // The refusal is kept by the mutation, and shown.
      onGoOn={() => void (restriction && lift(restriction).catch(() => undefined))}
      onClose={close}
    >
      <p>{t("lift.ask", { name })}</p>
    </AskDialog>
  );
};
