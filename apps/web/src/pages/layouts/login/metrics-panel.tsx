import { COMPANIES_MONITORED, DOCUMENTS_PER_MONTH, LIVES_PER_YEAR } from "@emdia/contract/limits.ts";
import { useTranslation } from "react-i18next";
import classes from "./metrics-panel.module.css";

const metrics = [
  { name: "documents", value: DOCUMENTS_PER_MONTH },
  { name: "companies", value: COMPANIES_MONITORED },
  { name: "lives", value: LIVES_PER_YEAR },
] as const;

const MILLION = 1_000_000;

export const MetricsPanel = () => {
  const { t } = useTranslation("entrance");
  /** Formats without Intl compact notation, which takes about 100 ms to load on phones. */
  const inWords = (value: number): string =>
    value >= MILLION ? t("metrics.millions", { value: value / MILLION }) : t("metrics.thousands", { value: value / 1_000 });
  return (
    <section aria-label={t("metrics.label")}>
      <dl className={classes.metrics}>
        {metrics.map(({ name, value }) => (
          <div key={name} className={classes.metric}>
            <dt className={classes.label}>{t(`metrics.${name}`)}</dt>
            <dd className={classes.value}>
              <span className={classes.moreThan}>{t("metrics.moreThan")}</span> {inWords(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
