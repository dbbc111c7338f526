import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { asAddressed } from "../../shared/list/as-addressed.ts";
import { notify } from "../../shared/notices/notify.ts";
import { tellElsewhere } from "../../shared/notices/tell-elsewhere.ts";
import { useFailureWords } from "../../shared/pendencies/use-failure-words.ts";
import { whoseIs } from "../../shared/pendencies/whose-is.ts";
import { AskDialog } from "../../shared/ui/ask-dialog.tsx";
import { useIsHere } from "../../shared/ui/use-is-here.ts";
import { useRemovePendency } from "./pendency-queries.ts";

type Props = { readonly pendency: Pendency; readonly opened: boolean; readonly onClose: () => void };

/** Takes back what was asked, for which nothing was sent. Whoever left meanwhile is told what became of it where they are. */
export const RemovalDialog = ({ pendency, opened, onClose }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { id, name } = pendency;
  const navigate = useNavigate();
  const failureWords = useFailureWords();
  const isHere = useIsHere();
  const { mutate, isPending, error, reset } = useRemovePendency({
    isHere,
    onSuccess: () => {
      notify.success(t("remove.done", { name }));
      if (isHere.current) void navigate({ to: "/pendencias", search: asAddressed, replace: true });
    },
    onError: tellElsewhere(isHere, failureWords),
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <AskDialog
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
      <p>{t("remove.says", { name, whose: whoseIs(pendency) })}</p>
    </AskDialog>
  );
};
