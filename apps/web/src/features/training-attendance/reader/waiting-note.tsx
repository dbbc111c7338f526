import { Button } from "@mantine/core";
import { IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../shared/bulk/refused-lines.ts";
import { useObservable } from "../../../shared/create-observable.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../attendance.module.css";
import { attendance, sendWaiting } from "../records/attendance.ts";
import type { ClassRecord } from "../records/class-record.ts";

type Props = { readonly record: ClassRecord };

/** Readings that wait for the network. Sign-out deletes them, so the note says it. */
export const WaitingNote = ({ record: { waiting } }: Props) => {
  const { t } = useTranslation("trainingAttendance");
  const isSending = useObservable(attendance.isSending);
  return (
    <div role="status">
      {waiting.length > 0 && (
        <div className={classes.waiting}>
          <IconCloudUp size={24} aria-hidden="true" />
          <div className={classes.words}>
            <strong>{isSending ? t("waiting.sending") : t("waiting.count", { count: waiting.length })}</strong>
            <span>{t("waiting.says")}</span>
          </div>
          <Button variant="default" loading={isSending} onClick={() => void sendWaiting()}>
            {t("waiting.send")}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Readings that the server refused, each with its reason. */
export const RefusedNote = ({ record: { training, refused } }: Props) => {
  const { t } = useTranslation("trainingAttendance");
  const messageOf = useMessageOf();
  if (refused.length === 0) return null;
  return (
    <RefusalNote>
      <strong>{t("refused.count", { count: refused.length })}</strong>
      <ul className={classes.reasons}>
        {refused.map((reading) => (
          <li key={`${reading.participantId} ${reading.sessionId}`}>
            {t("refused.line", { name: reading.name, reason: messageOf(failureOf(reading)) })}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={() => void attendance.dismissRefused(training.id)}>
        {t("refused.dismiss")}
      </Button>
    </RefusalNote>
  );
};
