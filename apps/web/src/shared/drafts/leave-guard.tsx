import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { isNavigation } from "./is-navigation.ts";

/** Confirm dialog before any navigation that would lose unsaved work. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: () => boolean }) => {
  const { t } = useTranslation("drafts");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isNavigation(current, next) && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === "blocked"}
      title={t("leaving.title")}
      goBack={t("leaving.stay")}
      goOn={t("leaving.leave")}
      onClose={() => reset?.()}
      onGoOn={() => proceed?.()}
    >
      <p>{t("leaving.says")}</p>
    </ConfirmDialog>
  );
};
