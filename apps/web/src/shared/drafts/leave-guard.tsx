import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { AskDialog } from "../ui/ask-dialog.tsx";
import { leadsAway } from "./leads-away.ts";

/** Asks before unsaved work is left, whichever way somebody goes. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: () => boolean }) => {
  const { t } = useTranslation("drafts");
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => leadsAway(current, next) && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <AskDialog
      opened={status === "blocked"}
      title={t("leaving.title")}
      goBack={t("leaving.stay")}
      goOn={t("leaving.leave")}
      onClose={() => reset?.()}
      onGoOn={() => proceed?.()}
    >
      <p>{t("leaving.says")}</p>
    </AskDialog>
  );
};
