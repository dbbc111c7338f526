import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { useTranslation } from "react-i18next";
import list from "../../../shared/list/list-cards.module.css";
import lines from "../../../shared/ui/lines.module.css";
import {
  Attendance,
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

type Props = { readonly participants: readonly ClassParticipant[]; readonly selection: ParticipantSelection };

const Card = ({ participant, selection }: { readonly participant: ClassParticipant; readonly selection: ParticipantSelection }) => {
  const { t } = useTranslation("trainingClass");
  const { hasTest } = useRowActions().training.config;
  return (
    <li className={`${list.card} ${classes.card}`}>
      <div className={list.head}>
        <ParticipantName participant={participant} />
        <span className={classes.tools}>
          <ParticipantMenu participant={participant} />
          <ParticipantChoice participant={participant} selection={selection} />
        </span>
      </div>
      <span className={lines.quiet}>{participant.provider.name}</span>
      <ParticipantState participant={participant} />
      <dl className={classes.results}>
        <div>
          <dt>{t("participants.column.sessions")}</dt>
          <dd>
            <SessionsButton participant={participant} />
          </dd>
        </div>
        <div>
          <dt>{t("participants.column.attendance")}</dt>
          <dd>
            <Attendance participant={participant} />
          </dd>
        </div>
        {hasTest && (
          <div>
            <dt>{t("participants.column.score")}</dt>
            <dd>
              <Score participant={participant} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
};

/** The participants as cards, for narrow screens. */
export const ParticipantCards = ({ participants, selection }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <ul className={list.cards} aria-label={t("participants.title")}>
      {participants.map((participant) => (
        <Card key={participant.id} participant={participant} selection={selection} />
      ))}
    </ul>
  );
};
