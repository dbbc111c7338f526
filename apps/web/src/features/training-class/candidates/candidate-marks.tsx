import type { ClassCandidate } from "@emdia/contract/trainings/participant-routes.ts";
import type { CandidateMark } from "@emdia/contract/trainings/vocabulary.ts";
import {
  IconAlertTriangle,
  IconBan,
  IconBeach,
  IconCalendarEvent,
  IconCertificate,
  IconClockHour4,
  IconPlaneDeparture,
  IconUserOff,
  IconUserQuestion,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import classes from "./candidates.module.css";

const faces = {
  needs: { tone: "bad", Icon: IconAlertTriangle },
  expires: { tone: "warn", Icon: IconClockHour4 },
  valid: { tone: "good", Icon: IconCertificate },
  other_class: { tone: "info", Icon: IconCalendarEvent },
  restricted: { tone: "bad", Icon: IconBan },
  away: { tone: "neutral", Icon: IconPlaneDeparture },
  vacation: { tone: "neutral", Icon: IconBeach },
  hiring: { tone: "neutral", Icon: IconUserQuestion },
  dismissed: { tone: "neutral", Icon: IconUserOff },
} as const satisfies { readonly [M in CandidateMark]: unknown };

type Mark = ClassCandidate["marks"][number];
/** A need by an unverified figure of the norm only warns. */
const faceOf = ({ mark, isFirm }: Mark) => (isFirm ? faces[mark] : faces.expires);

const useMarkText = () => {
  const { t } = useTranslation(["trainingClass", "trainingWords"]);
  const { day: format } = useFormat();
  return ({ mark, day: on, name, reason, isFirm }: Mark): string => {
    const word = t(isFirm ? `trainingWords:marks.${mark}` : "trainingWords:needsAdvice");
    if (on === null) return word;
    const day = format(on);
    if (mark === "needs" && reason !== null) return t("add.markCause", { mark: word, day, cause: t(`trainingWords:causes.${reason}`) });
    if (mark === "needs") return t("add.markSince", { mark: word, day });
    if (mark === "valid") return t("add.markValid", { day });
    if (mark === "other_class") return t("add.markClass", { mark: word, name: name ?? "", day });
    return t("add.markUntil", { mark: word, day });
  };
};

/** Why a worker is offered for the class, and what to know before adding. */
export const CandidateMarks = ({ marks }: Pick<ClassCandidate, "marks">) => {
  const markText = useMarkText();
  if (marks.length === 0) return null;
  return (
    <span className={classes.marks}>
      {marks.map((mark) => (
        <StatusChip key={mark.mark} {...faceOf(mark)}>
          {markText(mark)}
        </StatusChip>
      ))}
    </span>
  );
};
