import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { ActionIcon, Button, Checkbox, Menu } from "@mantine/core";
import { IconAlertTriangle, IconDots, IconLock, IconNote, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Selection } from "../../../shared/bulk/use-selection.ts";
import { ParticipantChip } from "../../../shared/trainings/training-chips.tsx";
import lines from "../../../shared/ui/lines.module.css";
import classes from "./participants.module.css";
import { useRowActions } from "./row-actions.ts";
import { useDecideLine } from "./use-decide-line.ts";

type Props = { readonly participant: ClassParticipant };
export type ParticipantSelection = Selection<ClassParticipant>;

/** Whether a bulk action exists for the participant. */
export const mayChoose = ({ can }: ClassParticipant): boolean => can.status || can.remove;

export const ParticipantChoice = ({ participant, selection }: Props & { readonly selection: ParticipantSelection }) => {
  const { t } = useTranslation("trainingClass");
  if (!mayChoose(participant)) return null;
  return (
    <Checkbox
      checked={selection.chosen.has(participant.id)}
      onChange={({ currentTarget }) => selection.choose([participant], currentTarget.checked)}
      aria-label={t("participants.choose", { name: participant.name })}
    />
  );
};

export const ParticipantName = ({ participant }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { onOpen } = useRowActions();
  const { name, role, hasNote, can, samePersonAs } = participant;
  return (
    <span className={classes.who}>
      <span className={classes.name}>
        <span className={lines.name}>{name}</span>
        {hasNote && can.note && (
          <ActionIcon
            size={24}
            aria-label={t("note.title", { name })}
            title={t("note.title", { name })}
            onClick={() => onOpen("note", participant)}
          >
            <IconNote size={16} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
      <span className={lines.quiet}>{role}</span>
      {samePersonAs && (
        <span className={classes.hint}>
          <IconUsers size={14} stroke={1.9} aria-hidden="true" />
          {t("participants.samePerson", { name: samePersonAs.name })}
        </span>
      )}
    </span>
  );
};

/** Status, and what an approval of a participant who attended would lack. */
export const ParticipantState = ({ participant }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { status, lacks, score, can } = participant;
  const shown = status === "present" ? lacks : [];
  return (
    <span className={classes.state}>
      <span className={classes.chips}>
        <ParticipantChip status={status} />
        {status === "approved" && can.status && (
          <span className={classes.locked} title={t("participants.locked")}>
            <IconLock size={14} stroke={1.9} aria-hidden="true" />
          </span>
        )}
      </span>
      {shown.map((lack) => (
        <span key={lack} className={classes.hint} data-warns="">
          <IconAlertTriangle size={14} stroke={1.9} aria-hidden="true" />
          {t(`participants.lacks.${lack === "score" && score === null ? "noScore" : lack}`)}
        </span>
      ))}
    </span>
  );
};

export const Attendance = ({ participant: { attendance } }: Props) => {
  const { t } = useTranslation("trainingClass");
  if (attendance === null) return <span className={classes.none}>{t("participants.noAttendance")}</span>;
  return t("facts.percent", { value: attendance });
};

/** Number of attended sessions, which opens all of them. */
export const SessionsButton = ({ participant }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { training, onOpen } = useRowActions();
  const { name, attendedSessions } = participant;
  return (
    <Button variant="default" size="xs" aria-label={t("participants.sessionsOf", { name })} onClick={() => onOpen("sessions", participant)}>
      {t("participants.sessionsCount", { attended: attendedSessions.length, total: training.sessions.length })}
    </Button>
  );
};

const DecisionItems = ({ participant }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { onOpen } = useRowActions();
  const decide = useDecideLine(participant);
  if (!participant.can.status) return null;
  if (participant.status === "approved")
    return <Menu.Item onClick={() => onOpen("correct", participant)}>{t("participants.correct")}</Menu.Item>;
  return (
    <>
      <Menu.Item onClick={() => decide("approved")}>{t("participants.approve")}</Menu.Item>
      {participant.status !== "failed" && <Menu.Item onClick={() => decide("failed")}>{t("participants.fail")}</Menu.Item>}
    </>
  );
};

/** Actions of one participant. */
export const ParticipantMenu = ({ participant }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { onOpen, onRemove } = useRowActions();
  const { name, can } = participant;
  if (!can.status && !can.note && !can.remove) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t("participants.menuOf", { name })} title={t("participants.menuOf", { name })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <DecisionItems participant={participant} />
        {can.note && <Menu.Item onClick={() => onOpen("note", participant)}>{t("participants.note")}</Menu.Item>}
        {can.remove && <Menu.Item onClick={() => onRemove(participant)}>{t("participants.remove")}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
};
