import { CLASS_SESSIONS_MAX } from "@emdia/contract/trainings/limits.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconCalendarPlus, IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../shared/days/day-field.tsx";
import { isTime, maskTime } from "../../../shared/days/typed-time.ts";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import { MaskedInput } from "../../../shared/ui/masked-input.tsx";
import fields from "../fields/fields.module.css";
import { newSession, nextDayOf, type SessionDraft } from "./session-draft.ts";

type TimeProps = {
  readonly label: string;
  readonly value: string;
  readonly error: boolean;
  readonly onType: (time: string) => void;
};
const TimeField = (props: TimeProps) => (
  <MaskedInput {...props} mask={maskTime} required placeholder="08:00" inputMode="numeric" autoComplete="off" />
);

type RowProps = {
  readonly session: SessionDraft;
  /** Position in the list, from 0. */
  readonly at: number;
  /** Marks incomplete fields. */
  readonly showsFaults: boolean;
  readonly onChange: (session: SessionDraft) => void;
  readonly onRepeat: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  readonly lead: () => void;
};

const SessionRow = ({ session, at, showsFaults, onChange, onRepeat, onRemove, lead }: RowProps) => {
  const { t } = useTranslation("trainings");
  const ref = useMoveFocusOnUnmount<HTMLFieldSetElement>(lead);
  return (
    <fieldset ref={ref} aria-label={t("session.nth", { number: at + 1 })} className={fields.session}>
      <DayField
        {...(at === 0 && { name: "sessions" })}
        label={t("session.day")}
        required
        value={session.day}
        error={showsFaults && session.day === ""}
        onChange={(day) => onChange({ ...session, day })}
      />
      <TimeField
        label={t("session.start")}
        value={session.start}
        error={showsFaults && !isTime(session.start)}
        onType={(start) => onChange({ ...session, start })}
      />
      <TimeField
        label={t("session.end")}
        value={session.end}
        error={showsFaults && !isTime(session.end)}
        onType={(end) => onChange({ ...session, end })}
      />
      <Button
        className={fields.repeat ?? ""}
        variant="default"
        leftSection={<IconCalendarPlus size={16} aria-hidden="true" />}
        disabled={onRepeat === undefined}
        onClick={() => onRepeat?.()}
      >
        {t("session.repeat")}
      </Button>
      {onRemove && (
        <ActionIcon className={fields.remove ?? ""} onClick={onRemove} aria-label={t("session.remove")} title={t("session.remove")}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </fieldset>
  );
};

type Props = {
  readonly sessions: readonly SessionDraft[];
  readonly error: string | undefined;
  readonly onChange: (sessions: readonly SessionDraft[]) => void;
};

/** Days of a class with start and end. */
export const SessionFields = ({ sessions, error, onChange }: Props) => {
  const { t } = useTranslation("trainings");
  const group = useRef<HTMLFieldSetElement>(null);
  const hasRoom = sessions.length < CLASS_SESSIONS_MAX;
  const insertAfter = (session: SessionDraft) =>
    onChange(sessions.flatMap((one) => (one.key === session.key ? [one, nextDayOf(session)] : [one])));
  return (
    <fieldset ref={group} className={fields.group}>
      <legend>{t("session.legend")}</legend>
      {sessions.map((session, at) => (
        <SessionRow
          key={session.key}
          session={session}
          at={at}
          showsFaults={error !== undefined}
          lead={() => group.current?.querySelector("input")?.focus()}
          onChange={(changed) => onChange(sessions.map((one) => (one.key === changed.key ? changed : one)))}
          onRepeat={hasRoom && session.day !== "" ? () => insertAfter(session) : undefined}
          onRemove={sessions.length > 1 ? () => onChange(sessions.filter((one) => one.key !== session.key)) : undefined}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className={fields.fault}>
          {error}
        </p>
      )}
      {hasRoom && (
        <Button
          className={fields.add ?? ""}
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onChange([...sessions, newSession()])}
        >
          {t("session.add")}
        </Button>
      )}
    </fieldset>
  );
};
