import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { pendingCorrections } from "../../shared/pendencies/pending-corrections.ts";
import classes from "./rejection-summary.module.css";

type Props = { readonly pendency: Pendency; readonly onPutRight: () => void };

/** The reasons of a rejection in the order of the questions: fault, action and example (CD-162). */
export const RejectionSummary = ({ pendency, onPutRight }: Props) => {
  const { t } = useTranslation("review");
  const reasons = pendingCorrections(pendency);
  if (reasons.length === 0) return null;
  return (
    <section className={classes.explained} aria-labelledby="review-explained">
      <h2 id="review-explained" className={classes.title}>
        <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
        {t("explained.title", { count: reasons.length })}
      </h2>
      <ol className={classes.reasons}>
        {reasons.map(({ id, question, reason, invalidDescription, action, example, page }) => (
          <li key={id}>
            <p className={classes.question}>{question}</p>
            {reason && <p className={classes.reason}>{t(`reasons.${reason}`)}</p>}
            <dl>
              {invalidDescription && (
                <>
                  <dt>{t("explained.wrong")}</dt>
                  <dd>
                    {invalidDescription} {page !== null && t("explained.page", { page })}
                  </dd>
                </>
              )}
              {action && (
                <>
                  <dt>{t("explained.action")}</dt>
                  <dd>{action}</dd>
                </>
              )}
              {example && (
                <>
                  <dt>{t("explained.example")}</dt>
                  <dd>{example}</dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
      <Button onClick={onPutRight}>{t("explained.putRight")}</Button>
    </section>
  );
};
