import { COMPANIES_MONITORED, DOCUMENTS_PER_MONTH, LIVES_PER_YEAR } from "@emdia/contract/limits.ts";
import { useTranslation } from "react-i18next";
import classes from "./metrics-panel.module.css";

const metrics = [
  { name: "documents", value: DOCUMENTS_PER_MONTH },
  { name: "companies", value: COMPANIES_MONITORED },
  { name: "lives", value: LIVES_PER_YEAR },
] as const;

export const MetricsPanel = () => {
  const { t, i18n } = useTranslation("entrance");
  const inWords = new Intl.NumberFormat(i18n.language, { notation: "compact", compactDisplay: "long" });
  return (
    <section aria-label={t("metrics.label")}>
      <dl className={classes.metrics}>
        {metrics.map(({ name, value }) => (
          <div key={name} className={classes.metric}>
            <dt className={classes.label}>{t(`metrics.${name}`)}</dt>
            <dd className={classes.value}>
              <span className={classes.moreThan}>{t("metrics.moreThan")}</span> {inWords.format(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
