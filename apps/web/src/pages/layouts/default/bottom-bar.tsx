import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import classes from "./bottom-bar.module.css";
import { NavButton } from "./nav-button.tsx";
import { useMainMenu } from "./use-main-menu.ts";

const MenuSheet = lazyDialog(async () => (await import("./menu-sheet.tsx")).MenuSheet);

/** Paths of the bottom bar, used daily by suppliers; the menu has all others. */
const underTheThumb: readonly string[] = ["/projetos", "/pendencias", "/colaboradores"];

export const BottomBar = () => {
  const { t } = useTranslation("shell");
  const [opened, setOpened] = useState(false);
  const menu = useMainMenu();
  return (
    <>
      <nav className={classes.bar} aria-label={t("menu.label")}>
        {menu
          .filter(({ path }) => underTheThumb.includes(path))
          .map(({ path, Icon }) => (
            <NavButton key={path} path={path} label={t(`menu.${path}`)} Icon={Icon} />
          ))}
        <button type="button" className={classes.more} onClick={() => setOpened(true)} aria-haspopup="dialog">
          <IconMenu2 size={18} stroke={1.7} aria-hidden="true" />
          {t("menu.more")}
        </button>
      </nav>
      <MenuSheet opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};
