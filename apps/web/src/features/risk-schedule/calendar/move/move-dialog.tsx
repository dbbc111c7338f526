import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormButtons } from "../../../../shared/ui/dialogs/form-buttons.tsx";
import { FormDialog } from "../../../../shared/ui/dialogs/form-dialog.tsx";
import { QueryStatePanel } from "../../../../shared/ui/panels/query-state-panel.tsx";
import { RefusalNote } from "../../../../shared/ui/refusal-note.tsx";
import { ConflictFields } from "../../form/conflict-fields.tsx";
import { FormRefusal } from "../../form/form-refusal.tsx";
import type { ScheduleDraft } from "../../form/schedule-draft.ts";
import form from "../../form/schedule-form.module.css";
import { type Candidates, useCandidates } from "../../form/use-candidates.ts";
import { type ScheduleForm, useScheduleForm } from "../../form/use-schedule-form.ts";
import { scheduleQuery } from "../../risk-schedule-queries.ts";
import { BookingLines } from "../../words/booking-lines.tsx";
import { useSpanText } from "../../words/use-span-text.ts";
import classes from "../calendar.module.css";
import { type Move, targetOf } from "./moved-bar.ts";

export type MoveDialogProps = {
  readonly move: Move | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

/** Fields whose refusal the dialog shows. That of a conflict is shown with the conflicts. */
const fields = ["project", "providerId", "departmentId", "activityIds", "startDay", "endDay", "employees", "supervisorId"] as const;

const draftOfMove = (move: Move): Partial<ScheduleDraft> => {
  const { start, end, facility, department } = targetOf(move);
  return {
    facilityId: String(facility.id),
    departmentId: String(department.id),
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: end.time,
  };
};

type MoveProps = { readonly move: Move; readonly schedule: RiskSchedule };
type DifferenceProps = MoveProps & { readonly draft: ScheduleDraft };

/** What a save writes: the move, or the saved values that the user took over after a change by another user. */
const wantedOf = ({ move, schedule, draft }: DifferenceProps) => {
  const { facility, department } = String(schedule.department.id) === draft.departmentId ? schedule : targetOf(move);
  const start = { day: draft.startDay, time: draft.startTime };
  return { facility, department, start, end: { day: draft.endDay, time: draft.endTime } };
};

/** Span and place as they are and as they will be. */
const Difference = (props: DifferenceProps) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const { span } = useSpanText();
  const lines = [
    { label: t("move.from"), at: props.schedule },
    { label: t("move.to"), at: wantedOf(props) },
  ];
  return (
    <dl className={classes.difference}>
      {lines.map(({ label, at: { facility, department, ...moments } }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{span(moments)}</strong>
            <span>{`${department.name}, ${facility.name}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Workers who cannot do the whole work at the new time, and those who are planned elsewhere. */
const TeamWarnings = ({ candidates: { members } }: { readonly candidates: Candidates }) => {
  const { t } = useTranslation("riskScheduleCalendar");
  const team = [...members.values()];
  const hindered = team.filter(({ competence }) => !competence.mayWork).length;
  return (
    <>
      {hindered > 0 && <p className={form.quiet}>{t("move.hindered", { count: hindered })}</p>}
      {team
        .filter(({ bookings }) => bookings.length > 0)
        .map(({ employeeId, name, bookings }) => (
          <div key={employeeId}>
            <p className={form.heading}>{name}</p>
            <BookingLines bookings={bookings} />
          </div>
        ))}
    </>
  );
};

const FieldRefusals = ({ errorOf }: Pick<ScheduleForm, "errorOf">) => {
  const found = fields.map(errorOf).filter((error) => error !== undefined);
  return found.length > 0 && <RefusalNote>{found.join(" ")}</RefusalNote>;
};

const MoveForm = ({ move, schedule, onClose }: MoveProps & Pick<MoveDialogProps, "onClose">) => {
  const { t } = useTranslation(["riskScheduleCalendar", "riskScheduleForm"]);
  // A later change by another user is refused as stale.
  const [base] = useState(schedule);
  const state = useScheduleForm({ schedule: base, moved: draftOfMove(move), onDone: onClose });
  const candidates = useCandidates(state);
  return (
    <form ref={state.form} noValidate onSubmit={state.submit} className={form.form}>
      <fieldset disabled={state.busy} className={form.form}>
        <Difference move={move} schedule={state.base ?? base} draft={state.draft} />
        <TeamWarnings candidates={candidates} />
        <ConflictFields form={state} conflicts={candidates.conflicts} />
      </fieldset>
      <FieldRefusals errorOf={state.errorOf} />
      <FormRefusal form={state} />
      <FormButtons goBack={t("riskScheduleForm:back")} onBack={onClose} submit={t("move.confirm")} busy={state.busy} />
    </form>
  );
};

/** Loads the schedule anew, because the bar may be older than a change by another user. */
const Content = ({ move, onClose }: Pick<MoveProps, "move"> & Pick<MoveDialogProps, "onClose">) => {
  const query = useQuery({ ...scheduleQuery(move.bar.id), staleTime: 0, gcTime: 0 });
  return (
    <QueryStatePanel query={query}>
      {(schedule) => (query.isFetchedAfterMount ? <MoveForm move={move} schedule={schedule} onClose={onClose} /> : null)}
    </QueryStatePanel>
  );
};

/** Confirms a move with its old and new span and place, and shows what the save refuses. */
export const MoveDialog = ({ move, opened, onClose, focusInstead }: MoveDialogProps) => {
  const { t } = useTranslation("riskScheduleCalendar");
  return (
    <FormDialog opened={opened} title={t("move.title")} onClose={onClose} focusInstead={focusInstead}>
      {opened && move && <Content key={move.bar.id} move={move} onClose={onClose} />}
    </FormDialog>
  );
};
