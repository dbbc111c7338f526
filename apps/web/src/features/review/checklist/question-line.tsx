import type { ChecklistItem } from "@emdia/contract/pendencies/checklist.ts";
import { Anchor, VisuallyHidden } from "@mantine/core";
import { IconSparkles } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AnswerChip, answerFaces } from "./answer-chip.tsx";
import classes from "./checklist.module.css";
import { type AnswerValue, answers } from "./effect-of-answer.ts";

/** The justification of a Não and the suggested action. */
const Why = ({ item }: { readonly item: ChecklistItem }) => {
  const { t } = useTranslation("review");
  if (item.status !== "INVALID") return null;
  return (
    <div className={classes.why}>
      {item.invalidDescription !== null && <p>{item.invalidDescription}</p>}
      {item.action !== null && <p className={classes.quiet}>{t("checklist.action", { action: item.action })}</p>}
    </div>
  );
};

const Origin = ({ item }: { readonly item: ChecklistItem }) => {
  const { t } = useTranslation("review");
  if (!item.isFromAutomaticAnalysis) return null;
  return (
    <span className={classes.origin}>
      <IconSparkles size={14} stroke={1.8} aria-hidden="true" />
      {t("checklist.automatic")}
    </span>
  );
};

type Props = {
  readonly item: ChecklistItem;
  readonly isHere: boolean;
  readonly onGive: (given: AnswerValue) => void;
  readonly onJustify: () => void;
};

const Buttons = ({ item, onGive }: Pick<Props, "item" | "onGive">) => {
  const { t } = useTranslation("review");
  return (
    <fieldset className={classes.answers} aria-label={t("checklist.answerTo", { question: item.question })}>
      {answers.map((given) => {
        const { tone, Icon } = answerFaces[given];
        const isGiven = item.status === given;
        return (
          <button
            key={given}
            type="button"
            className={classes.answer}
            data-tone={tone}
            aria-pressed={isGiven}
            onClick={() => onGive(given)}
          >
            <Icon size={15} stroke={2} aria-hidden="true" />
            {t(`checklist.status.${given}`)}
          </button>
        );
      })}
    </fieldset>
  );
};

/** A question that the user may answer. */
export const OpenQuestion = ({ item, isHere, onGive, onJustify }: Props) => {
  const { t } = useTranslation("review");
  return (
    <li
      className={classes.line}
      data-question={item.id}
      data-here={isHere || undefined}
      aria-current={isHere ? "step" : undefined}
      tabIndex={-1}
    >
      <p className={classes.question}>{item.question}</p>
      <Origin item={item} />
      <div className={classes.row}>
        {item.status === "UNCHECKED" && <VisuallyHidden>{t("checklist.status.UNCHECKED")}</VisuallyHidden>}
        <Buttons item={item} onGive={onGive} />
      </div>
      <Why item={item} />
      {item.status === "INVALID" && (
        <Anchor component="button" type="button" size="sm" className={classes.change ?? ""} onClick={onJustify}>
          {t("checklist.changeWhy")}
        </Anchor>
      )}
    </li>
  );
};

/** A read-only question with its answer. */
export const ClosedQuestion = ({ item }: { readonly item: ChecklistItem }) => (
  <li className={classes.line}>
    <p className={classes.question}>{item.question}</p>
    <span className={classes.state}>
      <AnswerChip status={item.status} />
      <Origin item={item} />
    </span>
    <Why item={item} />
  </li>
);
