import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { asAddressed } from "../../shared/list/as-addressed.ts";
import { notify } from "../../shared/notices/notify.ts";
import { whoseIs } from "../../shared/pendencies/whose-is.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useRemovePendency } from "./pendency-queries.ts";

type Props = { readonly pendency: Pendency; readonly opened: boolean; readonly onClose: () => void };

/** Takes back what was asked, for which nothing was sent. */
export const RemovalDialog = ({ pendency, opened, onClose }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { id, name } = pendency;
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useRemovePendency();
  const close = () => {
    reset();
    onClose();
  };
  const remove = () =>
    mutate(id, {
      onSuccess: () => {
        notify.success(t("remove.done", { name }));
        void navigate({ to: "/pendencias", search: asAddressed, replace: true });
      },
    });
  return (
    <AskDialog
      opened={opened}
      title={t("remove.title")}
      goBack={t("cancel")}
      goOn={t("remove.title")}
      destroys
      busy={isPending}
      error={error}
      onGoOn={remove}
      onClose={close}
    >
      <p>{t("remove.says", { name, whose: whoseIs(pendency) })}</p>
    </AskDialog>
  );
};
