import { IconCircleCheckFilled, IconCircleXFilled, IconRepeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "../attendance.module.css";
import type { ShownOutcome } from "./use-reader.ts";

const icons = { present: IconCircleCheckFilled, repeated: IconRepeat, stranger: IconCircleXFilled, wrong: IconCircleXFilled } as const;

/** Result of the last reading: color, icon, word and name. Announced to screen readers. */
export const OutcomeCard = ({ shown }: { readonly shown: ShownOutcome | null }) => {
  const { t } = useTranslation("trainingAttendance");
  const Icon = shown && icons[shown.kind];
  return (
    <div role="status">
      {shown && Icon && (
        <div key={shown.number} className={classes.outcome} data-kind={shown.kind}>
          <Icon size={44} aria-hidden="true" />
          <p className={classes.words}>
            <strong className={classes.verdict}>{t(`outcome.${shown.kind}`)}</strong>
            {"participant" in shown ? (
              <span className={classes.who}>{shown.participant.name}</span>
            ) : (
              <span>{t(shown.kind === "stranger" ? "outcome.strangerSays" : "outcome.wrongSays")}</span>
            )}
          </p>
        </div>
      )}
    </div>
  );
};
