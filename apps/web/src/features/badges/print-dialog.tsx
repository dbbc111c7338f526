import { BADGES_PER_PRINT_MAX } from "@emdia/contract/badges/limits.ts";
import { Button, Group } from "@mantine/core";
import { IconSchool } from "@tabler/icons-react";
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

type Withheld = Awaited<ReturnType<ReturnType<typeof usePrintBadges>["mutateAsync"]>>["withheld"];

/** Workers whose badges were not printed, with the trainings that they lack. */
const WithheldNote = ({ withheld, onClose }: { readonly withheld: Withheld; readonly onClose: () => void }) => {
  const { t } = useTranslation("badges");
  return (
    <div className={classes.content}>
      <section className={classes.note} role="status">
        <IconSchool size={18} aria-hidden="true" />
        <div>
          <strong>{t("trainings.withheld", { count: withheld.length })}</strong>
          <ul>
            {withheld.map(({ employeeId, name, trainings }) => (
              <li key={employeeId}>{t("trainings.line", { name, trainings: trainings.join(", ") })}</li>
            ))}
          </ul>
        </div>
      </section>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t("trainings.close")}</Button>
      </Group>
    </div>
  );
};

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
        onSuccess: ({ printed, left, withheld }) => {
          notify.success([t("print.done", { count: printed }), ...(left > 0 ? [t("print.left", { count: left })] : [])].join(" "));
          if (withheld.length === 0) onClose();
        },
      },
    );
  };
  if (data) return <WithheldNote withheld={data.withheld} onClose={onClose} />;
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
