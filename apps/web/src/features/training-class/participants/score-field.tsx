import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { scoreFromTyped, scoreText } from "../../../shared/trainings/score.ts";
import { useUpdateLine } from "./participant-queries.ts";
import classes from "./participants.module.css";
import { useRowActions } from "./row-actions.ts";

type Props = { readonly participant: ClassParticipant };

/** Field of a score. Leaving it or Enter saves; a text that is no score stays in the field with its error. */
const EditedScore = ({ participant: { id, name, score } }: Props) => {
  const { t, i18n } = useTranslation("trainingClass");
  const messageOf = useMessageOf();
  const { training } = useRowActions();
  const { mutate, error, reset } = useUpdateLine(training);
  const stored = score === null ? "" : scoreText(score, i18n.language);
  /** Undefined while the field shows the stored score. */
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setInvalid(false);
    reset();
  };
  const save = () => {
    if (typed === undefined) return;
    const next = scoreFromTyped(typed);
    setInvalid(next === "invalid");
    if (next === "invalid") return;
    if (next !== score) mutate({ trainingClassEmployeeId: id, score: next });
    setTyped(undefined);
  };
  return (
    <TextInput
      className={classes.score}
      aria-label={t("participants.scoreOf", { name })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      value={typed ?? stored}
      error={(isInvalid && t("participants.scoreInvalid")) || (error !== null && messageOf(error))}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === "Enter" && save()}
    />
  );
};

/** Score of a participant: a field, or a text if the user may not change it or the line is locked. */
export const Score = ({ participant }: Props) => {
  const { t, i18n } = useTranslation("trainingClass");
  const { score, status, can } = participant;
  if (can.score && status !== "approved") return <EditedScore participant={participant} />;
  return score === null ? <span className={classes.none}>{t("participants.noScore")}</span> : scoreText(score, i18n.language);
};
