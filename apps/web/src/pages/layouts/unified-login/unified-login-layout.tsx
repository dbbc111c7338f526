import { Outlet } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Brand } from "../../../shared/ui/brand/brand.tsx";
import { Preferences } from "../preferences.tsx";
import { Horizon } from "./horizon.tsx";
import classes from "./unified-login-layout.module.css";

/** Layout of the unified sign-in: one card on the background. */
export const UnifiedLoginLayout = () => {
  const { t } = useTranslation("entrance");
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <Brand suffix={t("platform.name")} />
        <Preferences />
      </header>
      <main id="conteudo" className={classes.middle} tabIndex={-1}>
        <p className={classes.promise}>
          <strong>{t("platform.title")}</strong> {t("platform.subtitle")}
        </p>
        <div className={classes.card}>
          <Outlet />
        </div>
      </main>
      <Horizon />
    </div>
  );
};
