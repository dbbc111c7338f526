import type { ClassSession } from "@emdia/contract/trainings/class-routes.ts";
import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { Checkbox, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { today } from "../../../shared/format/today.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { useSessionText } from "../class-facts.tsx";
import { toggledSessions } from "./apply-line.ts";
import { useUpdateLine } from "./participant-queries.ts";
import classes from "./participants.module.css";
import { useRowActions } from "./row-actions.ts";

type Props = { readonly participant: ClassParticipant; readonly session: ClassSession };

/** Whether the attendance of a participant can be changed in the list; an approved line is locked. */
export const takesAttendance = ({ can, status }: ClassParticipant): boolean => can.status && status !== "approved";

const Attended = ({ isAttended }: { readonly isAttended: boolean }) => {
  const { t } = useTranslation("trainingClass");
  const Icon = isAttended ? IconCheck : IconMinus;
  return (
    <span className={classes.attended} data-attended={isAttended || undefined}>
      <Icon size={16} stroke={1.9} aria-hidden="true" />
      <VisuallyHidden>{t(isAttended ? "participants.attended" : "participants.missed")}</VisuallyHidden>
    </span>
  );
};

/** Attendance of a participant in one session, as a checkbox or, where it cannot be changed, as an icon. */
export const SessionBox = ({ participant, session, label }: Props & { readonly label?: string }) => {
  const { t } = useTranslation("trainingClass");
  const sessionText = useSessionText();
  const { training } = useRowActions();
  const { mutate } = useUpdateLine(training);
  const { id, name, attendedSessions } = participant;
  const isAttended = attendedSessions.includes(session.id);
  if (!takesAttendance(participant)) return <Attended isAttended={isAttended} />;
  const toggle = () =>
    mutate(
      { trainingClassEmployeeId: id, attendedSessions: toggledSessions(attendedSessions, session.id) },
      { onError: (error) => notify.error(currentMessageOf(error)) },
    );
  return (
    <Checkbox
      checked={isAttended}
      disabled={session.day > today() && !isAttended}
      onChange={toggle}
      {...(label === undefined ? { "aria-label": t("participants.sessionOf", { name, session: sessionText(session) }) } : { label })}
    />
  );
};
