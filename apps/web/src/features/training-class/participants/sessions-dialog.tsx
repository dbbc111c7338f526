import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSessionText } from "../class-facts.tsx";
import classes from "./participants.module.css";
import { type RowDialogProps, useRowActions } from "./row-actions.ts";
import { SessionBox, takesAttendance } from "./session-boxes.tsx";

/** Attendance of one participant in all sessions; each change is saved at once. */
export const SessionsDialog = ({ participant, opened, onClose }: RowDialogProps) => {
  const { t } = useTranslation(["trainingClass", "shared"]);
  const sessionText = useSessionText();
  const { training } = useRowActions();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("participants.sessionsOf", { name: participant.name })}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      <ul className={classes.sessions}>
        {training.sessions.map((session) => (
          <li key={session.id}>
            <SessionBox participant={participant} session={session} label={sessionText(session)} />
            {!takesAttendance(participant) && sessionText(session)}
          </li>
        ))}
      </ul>
    </Modal>
  );
};
