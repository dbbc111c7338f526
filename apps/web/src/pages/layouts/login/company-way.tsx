import { IconBuilding } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./company-way.module.css";

/** Link for companies that are not registered yet. */
export const CompanyWay = () => {
  const { t } = useTranslation("entrance");
  return (
    <p className={classes.way}>
      <IconBuilding className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <span>
        {t("newCompany.question")} <Link to="/convite/criar">{t("newCompany.ask")}</Link>
      </span>
    </p>
  );
};
