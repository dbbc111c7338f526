import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { maskTime } from "../../../shared/days/typed-time.ts";
import { MaskedInput } from "../../../shared/ui/masked-input.tsx";
import { withStartDay } from "./schedule-draft.ts";
import classes from "./schedule-form.module.css";
import type { ScheduleForm } from "./use-schedule-form.ts";

type Props = { readonly form: ScheduleForm };
type Side = "start" | "end";

const Moment = ({ side, form: { draft, type, errorOf } }: Props & { readonly side: Side }) => {
  const { t } = useTranslation("riskScheduleForm");
  const [day, time] = [`${side}Day`, `${side}Time`] as const;
  const chooseDay = (value: string) => type(side === "start" ? withStartDay(draft, value) : { endDay: value });
  return (
    <>
      <DayField name={day} label={t(day)} required value={draft[day]} error={errorOf(day) ?? null} onChange={chooseDay} />
      <MaskedInput
        name={time}
        label={t(time)}
        mask={maskTime}
        required
        placeholder={side === "start" ? "07:00" : "17:00"}
        inputMode="numeric"
        autoComplete="off"
        value={draft[time]}
        error={errorOf(time)}
        onType={(value) => type({ [time]: value })}
      />
    </>
  );
};

/** Start and end with day and time. */
export const SpanFields = ({ form }: Props) => (
  <div className={classes.span}>
    <Moment side="start" form={form} />
    <Moment side="end" form={form} />
  </div>
);
