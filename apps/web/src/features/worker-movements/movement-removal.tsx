import type { Movement } from "@emdia/contract/workers/movement.ts";
import { Skeleton } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { notify } from "../../shared/notices/notify.ts";
import { ConfirmDialog } from "../../shared/ui/dialogs/confirm-dialog.tsx";
import { MovementEffects } from "./movement-effects.tsx";
import { usePreview, useRemoveMovement } from "./movements-queries.ts";

type Props = {
  readonly workerId: number;
  readonly movement: Movement | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

/** Confirms the removal of a movement, after showing its effects. */
export const MovementRemoval = ({ workerId, movement, opened, onClose, focusInstead }: Props) => {
  const { t } = useTranslation("workerMovements");
  const { day } = useFormat();
  const preview = usePreview();
  const remove = useRemoveMovement();
  const { mutate: look } = preview;
  const movementId = movement?.id;
  useEffect(() => {
    if (opened && movementId !== undefined) look({ id: workerId, movementId, movement: null });
  }, [opened, movementId, workerId, look]);
  const close = () => {
    remove.reset();
    onClose();
  };
  const goOn = async () => {
    if (movementId === undefined) return;
    await remove.mutateAsync({ id: workerId, movementId });
    notify.success(t("remove.done"));
    close();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t("remove.title")}
      goBack={t("cancel")}
      goOn={t("remove.submit")}
      destroys
      busy={remove.isPending}
      error={remove.error ?? preview.error}
      // The mutation exposes the refusal, and the dialog shows it.
      onGoOn={() => void goOn().catch(() => undefined)}
      onClose={close}
      focusInstead={focusInstead}
    >
      {movement && <p>{t("remove.ask", { kind: t(`kinds.${movement.movementType}`), day: day(movement.startDate) })}</p>}
      {preview.isPending && <Skeleton height={72} role="status" aria-label={t("loading")} />}
      {preview.data && <MovementEffects preview={preview.data} />}
    </ConfirmDialog>
  );
};
