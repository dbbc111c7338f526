import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { acceptedTermsQuery } from "./data-queries.ts";
import classes from "./my-account-data.module.css";

/** The accepted terms with their dates. The user opens the text from the account menu. */
export const AcceptedTerms = () => {
  const { t } = useTranslation("myData");
  const { instant } = useFormat();
  return (
    <SettingsPanel title={t("terms.title")} says={t("terms.says")}>
      <QueryStatePanel query={useQuery(acceptedTermsQuery)}>
        {(accepted) =>
          accepted.length === 0 ? (
            <p className={classes.none}>{t("terms.none")}</p>
          ) : (
            <ul className={classes.rows}>
              {accepted.map(({ termId, title, version, acceptedAt }) => (
                <li key={termId} className={classes.row}>
                  <span className={classes.main}>
                    <strong>{title}</strong>
                    <span className={classes.quiet}>{t("terms.version", { version })}</span>
                  </span>
                  <time className={classes.side} dateTime={acceptedAt}>
                    {instant(acceptedAt)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStatePanel>
    </SettingsPanel>
  );
};
