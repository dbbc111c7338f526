import { BADGES_PER_PRINT_MAX } from "@emdia/contract/badges/limits.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { FormButtons } from "../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./badge-dialog.module.css";
import { type PrintLayout, usePrintBadges } from "./badge-queries.ts";
import { PrintChoice } from "./print-choice.tsx";
import { WithheldNote, withheldIn } from "./withheld-note.tsx";

type FormProps = { readonly workerIds: readonly number[]; readonly onClose: () => void };

const Form = ({ workerIds, onClose }: FormProps) => {
  const { t } = useTranslation("badges");
  const messageOf = useMessageOf();
  const [layout, setLayout] = useState<PrintLayout>("sheet");
  const { mutate, data, isPending, error } = usePrintBadges();
  const isTooMany = workerIds.length > BADGES_PER_PRINT_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { employeeIds: workerIds, layout },
      {
        onSuccess: ({ printed, left, withheld: kept }) => {
          notify.success([t("print.done", { count: printed }), ...(left > 0 ? [t("print.left", { count: left })] : [])].join(" "));
          if (kept.length === 0) onClose();
        },
      },
    );
  };
  const withheld = data?.withheld ?? withheldIn(error);
  if (withheld.length > 0) return <WithheldNote withheld={withheld} onClose={onClose} />;
  return (
    <form noValidate onSubmit={submit} className={classes.content}>
      <p>{t("print.says", { count: workerIds.length })}</p>
      <PrintChoice value={layout} onChange={setLayout} />
      {isTooMany && <RefusalNote>{t("print.tooMany", { max: BADGES_PER_PRINT_MAX })}</RefusalNote>}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("print.cancel")} onBack={onClose} submit={t("print.many")} busy={isPending} disabled={isTooMany} />
    </form>
  );
};

type Props = FormProps & { readonly opened: boolean };

/** Prints the badges of the selected workers. */
export const PrintDialog = ({ workerIds, opened, onClose }: Props) => {
  const { t } = useTranslation("badges");
  return (
    <FormDialog opened={opened} onClose={onClose} title={t("print.many")}>
      {opened && <Form workerIds={workerIds} onClose={onClose} />}
    </FormDialog>
  );
};
