import type { PrintedPermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { WorkPermit, WorkPermits } from "@emdia/contract/risk-schedule/permit.ts";
import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { Checkbox, NativeSelect } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useSpanText } from "../words/use-span-text.ts";
import { HinderedWorkers } from "./hindered-workers.tsx";
import { useIssuePermits } from "./permit-queries.ts";
import classes from "./permits.module.css";

type Offer = Pick<WorkPermits, "shifts" | "kinds"> & { readonly permits: readonly WorkPermit[] };
export type IssueDialogProps = {
  readonly schedule: RiskSchedule;
  readonly offer: Offer;
  readonly opened: boolean;
  readonly onClose: () => void;
};

const useIssueForm = ({ schedule, offer: { shifts, kinds, permits }, onClose }: Omit<IssueDialogProps, "opened">) => {
  const { t } = useTranslation("workPermits");
  const { mutate, error, isPending } = useIssuePermits(schedule.id);
  const [day, setDay] = useState(shifts[0]?.day ?? "");
  const [chosen, choose] = useState<readonly PrintedPermitKind[]>(kinds);
  const isValid = ({ kind, shift, state }: WorkPermit) =>
    shift.day === day && chosen.includes(kind) && (state === "in_force" || state === "suspended");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    const done = (issued: { readonly permits: readonly WorkPermit[] }) => {
      notify.success(t("dialog.done", { count: issued.permits.length }));
      onClose();
    };
    mutate({ day, kinds: [...chosen] }, { onSuccess: done });
  };
  return { day, setDay, chosen, choose, submit, error, isPending, replaces: permits.some(isValid) };
};

const IssueForm = ({ schedule, offer, onClose }: Omit<IssueDialogProps, "opened">) => {
  const { t } = useTranslation(["workPermits", "permitWords"]);
  const messageOf = useMessageOf();
  const { span } = useSpanText();
  const { day, setDay, chosen, choose, submit, error, isPending, replaces } = useIssueForm({ schedule, offer, onClose });
  const pick = (values: string[]) => choose(offer.kinds.filter((kind) => values.includes(kind)));
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <NativeSelect
        label={t("dialog.shift")}
        data={offer.shifts.map((shift) => ({ value: shift.day, label: span(shift) }))}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
        data-autofocus
      />
      <Checkbox.Group label={t("dialog.kinds")} value={[...chosen]} onChange={pick} error={chosen.length === 0 && t("dialog.kindsMissing")}>
        <div className={classes.kinds}>
          {offer.kinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`permitWords:kinds.${kind}`)} />
          ))}
        </div>
      </Checkbox.Group>
      {replaces && <p className={classes.replaces}>{t("dialog.replaces")}</p>}
      <p className={classes.quiet}>{t("dialog.validity")}</p>
      {error !== null && (
        <RefusalNote>
          {messageOf(error)}
          <HinderedWorkers error={error} start={offer.shifts.find((shift) => shift.day === day)?.start ?? schedule.start} />
        </RefusalNote>
      )}
      <FormButtons goBack={t("dialog.back")} onBack={onClose} submit={t("dialog.submit")} busy={isPending} />
    </form>
  );
};

/** Issues the permits of a shift, the current or next one by default. */
export const IssueDialog = ({ schedule, offer, opened, onClose }: IssueDialogProps) => {
  const { t } = useTranslation("workPermits");
  return (
    <FormDialog opened={opened} title={t("dialog.title")} onClose={onClose}>
      {opened && <IssueForm schedule={schedule} offer={offer} onClose={onClose} />}
    </FormDialog>
  );
};
