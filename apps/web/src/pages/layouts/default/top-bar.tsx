import { landing } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { CompanyButton } from "../../../features/company-selector/company-button.tsx";
import { Brand } from "../../../shared/ui/brand/brand.tsx";
import { PaletteButton } from "../../palette/palette-button.tsx";
import { BellPlace } from "./bell-place.tsx";
import { NavButton } from "./nav-button.tsx";
import classes from "./top-bar.module.css";
import { useMainMenu } from "./use-main-menu.ts";
import { UserMenu } from "./user-menu.tsx";

export const TopBar = () => {
  const { t } = useTranslation("shell");
  const menu = useMainMenu();
  return (
    <header className={classes.bar}>
      <Link to={landing} className={classes.home} aria-label={t("home")}>
        <Brand />
      </Link>
      <nav className={classes.menu} aria-label={t("menu.label")}>
        {menu.map(({ path, Icon }) => (
          <NavButton key={path} path={path} label={t(`menu.${path}`)} Icon={Icon} />
        ))}
      </nav>
      <div className={classes.tools}>
        <CompanyButton />
        <PaletteButton />
        <BellPlace />
        <UserMenu />
      </div>
    </header>
  );
};
