import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { notify } from "../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../shared/notices/notify-if-unmounted.ts";
import { listSearch } from "../../shared/pendencies/sending-queue.ts";
import { subjectNameOf } from "../../shared/pendencies/subject-name-of.ts";
import { useFailureWords } from "../../shared/pendencies/use-failure-words.ts";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { useIsMounted } from "../../shared/ui/use-is-mounted.ts";
import { useRemovePendency } from "./pendency-queries.ts";

type Props = { readonly pendency: Pendency; readonly opened: boolean; readonly onClose: () => void };

/** Deletes a pendency without documents. After the dialog unmounts, the result is shown as a notification. */
export const RemovalDialog = ({ pendency, opened, onClose }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { id, name } = pendency;
  const navigate = useNavigate();
  const failureWords = useFailureWords();
  const isHere = useIsMounted();
  const { mutate, isPending, error, reset } = useRemovePendency({
    isHere,
    onSuccess: () => {
      notify.success(t("remove.done", { name }));
      if (isHere.current) void navigate({ to: "/pendencias", search: listSearch, replace: true });
    },
    onError: notifyIfUnmounted(isHere, failureWords),
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t("remove.title")}
      goBack={t("cancel")}
      goOn={t("remove.title")}
      destroys
      busy={isPending}
      error={error}
      onGoOn={() => mutate(id)}
      onClose={close}
    >
      <p>{t("remove.says", { name, whose: subjectNameOf(pendency) })}</p>
    </ConfirmDialog>
  );
};
