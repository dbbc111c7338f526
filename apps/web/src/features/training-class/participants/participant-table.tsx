import type { ClassSession } from "@emdia/contract/trainings/class-routes.ts";
import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AllOfPage } from "../../../shared/bulk/all-of-page.tsx";
import { useFormat } from "../../../shared/format/use-format.ts";
import table from "../../../shared/list/list-table.module.css";
import {
  Attendance,
  mayChoose,
  ParticipantChoice,
  ParticipantMenu,
  ParticipantName,
  type ParticipantSelection,
  ParticipantState,
  SessionsButton,
} from "./participant-parts.tsx";
import classes from "./participants.module.css";
import { useRowActions } from "./row-actions.ts";
import { Score } from "./score-field.tsx";
import { SessionBox } from "./session-boxes.tsx";

/** More sessions do not fit beside each other: a button opens them. */
const SESSION_COLUMNS_MAX = 4;

type Props = { readonly participants: readonly ClassParticipant[]; readonly selection: ParticipantSelection };
const DAY_AND_MONTH_LENGTH = 5;

const SessionHead = ({ session: { day: on, start } }: { readonly session: ClassSession }) => {
  const { day } = useFormat();
  return (
    <th className={classes.sessionHead}>
      {day(on).slice(0, DAY_AND_MONTH_LENGTH)}
      <span className={classes.time}>{start}</span>
    </th>
  );
};

type RowProps = { readonly participant: ClassParticipant; readonly selection: ParticipantSelection; readonly offersChoice: boolean };
const Row = ({ participant, selection, offersChoice }: RowProps) => {
  const { training } = useRowActions();
  const { sessions, config } = training;
  return (
    <tr>
      {offersChoice && (
        <td className={table.choiceCell}>
          <ParticipantChoice participant={participant} selection={selection} />
        </td>
      )}
      <th scope="row" className={table.nameCell}>
        <ParticipantName participant={participant} />
      </th>
      <td>{participant.provider.name}</td>
      <td>
        <ParticipantState participant={participant} />
      </td>
      {sessions.length > SESSION_COLUMNS_MAX ? (
        <td>
          <SessionsButton participant={participant} />
        </td>
      ) : (
        sessions.map((session) => (
          <td key={session.id} className={classes.session}>
            <SessionBox participant={participant} session={session} />
          </td>
        ))
      )}
      <td className={classes.number}>
        <Attendance participant={participant} />
      </td>
      {config.hasTest && (
        <td className={classes.scoreCell}>
          <Score participant={participant} />
        </td>
      )}
      <td className={classes.menuCell}>
        <ParticipantMenu participant={participant} />
      </td>
    </tr>
  );
};

/** The participants as a table, for wide screens. */
export const ParticipantTable = ({ participants, selection }: Props) => {
  const { t } = useTranslation("trainingClass");
  const { sessions, config } = useRowActions().training;
  const offered = participants.filter(mayChoose);
  const offersChoice = offered.length > 0;
  return (
    <table className={`${table.table} ${table.tall}`}>
      <caption className={table.caption}>{t("participants.title")}</caption>
      <thead>
        <tr>
          {offersChoice && (
            <th className={table.choiceHead}>
              <AllOfPage rows={offered} selection={selection} />
            </th>
          )}
          <th>{t("participants.column.name")}</th>
          <th className={classes.providerHead}>{t("participants.column.provider")}</th>
          <th className={classes.stateHead}>{t("participants.column.status")}</th>
          {sessions.length > SESSION_COLUMNS_MAX ? (
            <th className={classes.sessionsHead}>{t("participants.column.sessions")}</th>
          ) : (
            sessions.map((session) => <SessionHead key={session.id} session={session} />)
          )}
          <th className={classes.numberHead}>{t("participants.column.attendance")}</th>
          {config.hasTest && <th className={classes.scoreHead}>{t("participants.column.score")}</th>}
          <th className={classes.menuHead}>
            <VisuallyHidden>{t("participants.column.actions")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {participants.map((participant) => (
          <Row key={participant.id} participant={participant} selection={selection} offersChoice={offersChoice} />
        ))}
      </tbody>
    </table>
  );
};
