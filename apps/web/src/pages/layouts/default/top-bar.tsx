import { landing } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import { Brand } from "../../../shared/ui/brand.tsx";
import { PaletteButton } from "../../palette/palette-button.tsx";
import { menuFor } from "./main-menu.ts";
import { NavButton } from "./nav-button.tsx";
import classes from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

export const TopBar = () => {
  const { t } = useTranslation("shell");
  const may = useMay();
  return (
    <header className={classes.bar}>
      <Link to={landing} className={classes.home} aria-label={t("home")}>
        <Brand />
      </Link>
      <nav className={classes.menu} aria-label={t("menu.label")}>
        {menuFor(may).map(({ path, Icon }) => (
          <NavButton key={path} path={path} label={t(`menu.${path}`)} Icon={Icon} />
        ))}
      </nav>
      <div className={classes.tools}>
        <PaletteButton />
        <UserMenu />
      </div>
    </header>
  );
};
