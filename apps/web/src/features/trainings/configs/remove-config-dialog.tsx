import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { ConfirmDialog } from "../../../shared/ui/dialogs/confirm-dialog.tsx";
import { useConfirmedMutation } from "../../../shared/ui/dialogs/use-confirmed-mutation.ts";
import { useRemoveConfig } from "../trainings-queries.ts";

type Props = { readonly config: TrainingConfigRow | null; readonly opened: boolean; readonly onClose: () => void };

/** Confirms the deletion of a configuration. Its classes keep the version that they were created with. */
export const RemoveConfigDialog = ({ config, onClose, opened }: Props) => {
  const { t } = useTranslation("trainings");
  const { number } = useFormat();
  const name = config?.name ?? "";
  const count = config?.classCount ?? 0;
  const confirmation = useConfirmedMutation({
    mutation: useRemoveConfig(),
    value: config?.id ?? null,
    done: t("configs.remove.done", { name }),
    onClose,
  });
  return (
    <ConfirmDialog
      opened={opened}
      {...confirmation}
      title={t("configs.remove.title", { name })}
      goBack={t("cancel")}
      goOn={t("configs.remove.confirm")}
      destroys
    >
      <p>{count === 0 ? t("configs.remove.unused") : t("configs.remove.used", { count, total: number(count) })}</p>
    </ConfirmDialog>
  );
};
