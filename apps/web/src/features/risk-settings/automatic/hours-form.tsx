import type { AutomaticScheduleConfig } from "@emdia/contract/risk-schedule/automatic.ts";
import { Button, Checkbox, Group, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { maskTime } from "../../../shared/days/typed-time.ts";
import { LeaveGuard } from "../../../shared/drafts/leave-guard.tsx";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { MaskedInput } from "../../../shared/ui/masked-input.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../risk-settings.module.css";
import { useChangeAutomatic } from "../settings-queries.ts";
import { weekdays } from "./history-fields.ts";
import { type HoursDraft, hoursChange, hoursDraftOf, hoursFaults } from "./hours-draft.ts";

type Props = {
  readonly begunWith: AutomaticScheduleConfig;
  /** The newest version: the switch changes the same setting. */
  readonly version: number;
  readonly onSaved: (saved: AutomaticScheduleConfig) => void;
};

const useHoursForm = ({ begunWith, version, onSaved }: Props) => {
  const { t } = useTranslation("riskSettings");
  const saving = useChangeAutomatic(begunWith.companyId);
  const send = async (draft: HoursDraft) => {
    const saved = await saving.mutateAsync({ ...hoursChange(draft, hoursDraftOf(begunWith)), version });
    notify.success(t("hours.saved"));
    onSaved(saved);
    form.keep(draft, hoursDraftOf(saved));
  };
  const form = useDraftForm({ initial: () => hoursDraftOf(begunWith), faultsIn: hoursFaults, send });
  return { ...form, saving };
};
type Form = ReturnType<typeof useHoursForm>;

const Times = ({ form: { draft, faults, typeIn } }: { readonly form: Form }) => {
  const { t } = useTranslation("riskSettings");
  return (
    <div className={classes.times}>
      {(["start", "end"] as const).map((field) => (
        <MaskedInput
          key={field}
          name={field}
          label={t(`hours.${field}`)}
          mask={maskTime}
          required
          inputMode="numeric"
          autoComplete="off"
          value={draft[field]}
          error={faults[field] && t(`hours.faults.${faults[field]}`)}
          onType={(value) => typeIn(field, value)}
        />
      ))}
    </div>
  );
};

/** Hours and days that the automatic plan uses. */
export const HoursForm = (props: Props) => {
  const { t } = useTranslation("riskSettings");
  const messageOf = useMessageOf();
  const form = useHoursForm(props);
  const { draft, faults, typeIn, saving } = form;
  return (
    <form ref={form.form} noValidate className={classes.form} onSubmit={form.submit}>
      <Times form={form} />
      <Checkbox.Group
        label={t("hours.weekdays")}
        value={draft.weekdays.map(String)}
        error={faults.weekdays && t("hours.faults.none")}
        onChange={(days) => typeIn("weekdays", days.map(Number))}
      >
        <Group gap="sm" mt={4}>
          {weekdays.map((day) => (
            <Checkbox key={day} value={String(day)} label={t(`weekdays.${day}`)} name="weekdays" />
          ))}
        </Group>
      </Checkbox.Group>
      <Switch
        label={t("hours.holidays")}
        checked={draft.worksOnHolidays}
        onChange={({ currentTarget }) => typeIn("worksOnHolidays", currentTarget.checked)}
      />
      {saving.isError && <RefusalNote>{messageOf(saving.error)}</RefusalNote>}
      <Button type="submit" variant="default" loading={saving.isPending}>
        {t("hours.save")}
      </Button>
      <LeaveGuard isUnsaved={() => Object.keys(hoursChange(draft, hoursDraftOf(props.begunWith))).length > 0} />
    </form>
  );
};
