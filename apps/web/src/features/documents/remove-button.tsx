import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useRemoveDocument } from "./documents-queries.ts";

type Props = { readonly pendencyId: number; readonly document: PendencyDocument };

/** Deletes a draft. A sent document stays visible and is only excluded from the next round. */
export const RemoveButton = ({ pendencyId, document: { id, name, state } }: Props) => {
  const { t } = useTranslation("documents");
  const [opened, setOpened] = useState(false);
  const mutation = useRemoveDocument(pendencyId);
  const isDraft = state === "draft";
  const done = t(isDraft ? "remove.done" : "remove.left");
  const confirmation = useConfirmedMutation({ mutation, value: id, done, onClose: () => setOpened(false) });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t(isDraft ? "remove.openOf" : "remove.leaveOf", { name })}
        onClick={() => setOpened(true)}
      >
        {t(isDraft ? "remove.open" : "remove.leave")}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={t(isDraft ? "remove.draftTitle" : "remove.sentTitle")}
        goBack={t("cancel")}
        goOn={t(isDraft ? "remove.open" : "remove.leave")}
        destroys={isDraft}
        {...confirmation}
      >
        <p>{t(isDraft ? "remove.draftSays" : "remove.sentSays", { name })}</p>
      </ConfirmDialog>
    </>
  );
};
