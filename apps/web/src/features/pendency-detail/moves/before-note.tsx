import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import classes from "../pendency-detail.module.css";
import { useWaitingQuestion } from "../waiting-question.ts";
import { BlockingDocuments } from "./blocking-documents.tsx";
import { isRejection, questionAbout } from "./dialog-of.ts";
import type { AskedMove } from "./use-moves.ts";

type Props = { readonly pendency: Pendency; readonly asked: AskedMove };

/** The effect of a move. For a question, its topic; for an expired document, the status that the move really leads to. */
const Means = ({ asked: { action, status, verification } }: Pick<Props, "asked">) => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords"]);
  const { nextStatus } = verification;
  const about = questionAbout(verification);
  return (
    <>
      {about && <p className={classes.means}>{t(`about.${about}`)}</p>}
      <p className={classes.means}>{t(`means.${action}`)}</p>
      {nextStatus !== null && nextStatus !== status && (
        <p className={classes.means}>
          <strong>{t("byDate", { status: t(`pendencyWords:status.${nextStatus}`) })}</strong>
        </p>
      )}
    </>
  );
};

/** Shows the question above the answer. */
const Question = ({ pendency }: Pick<Props, "pendency">) => {
  const { t } = useTranslation("pendencyWords");
  const question = useWaitingQuestion(pendency);
  if (question === null) return null;
  return (
    <blockquote className={classes.asked}>
      <strong>{t("note.question")}</strong>
      <p className={classes.prose}>{question.text}</p>
    </blockquote>
  );
};

/** Content above the note. For a rejection: the number of No answers and the blocking documents. */
export const BeforeNote = ({ pendency, asked }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const { action, verification } = asked;
  const rejects = isRejection(verification);
  return (
    <>
      <Means asked={asked} />
      {rejects && <p className={classes.means}>{t("lacks.now", { lacks: t("lacks.no", { count: pendency.answers.no }) })}</p>}
      <BlockingDocuments documents={verification.documents} says={t(rejects ? "blockingApproval" : "blocking")} />
      {action === "answer" && <Question pendency={pendency} />}
    </>
  );
};
