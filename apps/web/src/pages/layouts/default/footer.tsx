import { useTranslation } from "react-i18next";
import classes from "./footer.module.css";
import { partners } from "./partner-logos.tsx";

export const Footer = () => {
  const { t } = useTranslation("shell");
  return (
    <footer className={classes.footer}>
      <p className={classes.rights}>{t("footer.rights", { year: new Date().getFullYear() })}</p>
      <ul className={classes.partners} aria-label={t("footer.partners")}>
        {partners.map(({ name, Logo }) => (
          <li key={name}>
            <Logo />
          </li>
        ))}
      </ul>
    </footer>
  );
};
