import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./pendency-detail.module.css";

const kinds = ["yes", "no", "notApplicable", "unanswered"] as const;

/** The number of questions per answer. */
export const AnswersSummary = ({ answers }: Pick<Pendency, "answers">) => {
  const { t } = useTranslation("pendencyDetail");
  const { number } = useFormat();
  if (answers.total === 0) return <p className={classes.quiet}>{t("answers.none")}</p>;
  return (
    <>
      <p className={classes.quiet}>{t("answers.total", { count: answers.total })}</p>
      <dl className={classes.answers}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`answers.${kind}`)}</dt>
            <dd>{number(answers[kind])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
