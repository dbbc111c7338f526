import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PagedPanel } from "../../shared/ui/panels/paged-panel.tsx";
import { heldCompaniesQuery } from "./data-queries.ts";
import classes from "./my-account-data.module.css";

/** The user's companies and profile in each. */
export const HeldCompanies = () => {
  const { t } = useTranslation("myData");
  const rows = useInfiniteQuery(heldCompaniesQuery);
  const words = { title: t("companies.title"), says: t("companies.says"), none: t("companies.none"), more: t("companies.more") };
  return (
    <PagedPanel rows={rows} {...words}>
      {(companies) => (
        <ul className={classes.rows}>
          {companies.map(({ id, tradingName, cnpj, owner, profile }) => (
            <li key={id} className={classes.row}>
              <span className={classes.main}>
                <strong>{tradingName}</strong>
                <span className={classes.quiet}>{maskCnpj(cnpj)}</span>
              </span>
              <span className={classes.side}>{owner ? t("companies.owner") : profile.name}</span>
            </li>
          ))}
        </ul>
      )}
    </PagedPanel>
  );
};
