import { Drawer } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./bottom-bar.module.css";
import { NavButton } from "./nav-button.tsx";
import { useMainMenu } from "./use-main-menu.ts";

/** What suppliers open every day lies under the thumb; the rest is one touch away. */
const underTheThumb: readonly string[] = ["/projetos", "/pendencias", "/colaboradores"];

export const BottomBar = () => {
  const { t } = useTranslation("shell");
  const [opened, setOpened] = useState(false);
  const entries = useMainMenu().map((entry) => ({ ...entry, label: t(`menu.${entry.path}`) }));
  return (
    <>
      <nav className={classes.bar} aria-label={t("menu.label")}>
        {entries
          .filter(({ path }) => underTheThumb.includes(path))
          .map((entry) => (
            <NavButton key={entry.path} {...entry} />
          ))}
        <button type="button" className={classes.more} onClick={() => setOpened(true)} aria-haspopup="dialog">
          <IconMenu2 size={18} stroke={1.7} aria-hidden="true" />
          {t("menu.more")}
        </button>
      </nav>
      <Drawer.Root opened={opened} onClose={() => setOpened(false)} position="bottom" padding={0}>
        <Drawer.Overlay />
        <Drawer.Content className={classes.drawer} aria-label={t("menu.label")}>
          <div className={classes.sheet}>
            {entries.map((entry) => (
              <NavButton key={entry.path} {...entry} onNavigate={() => setOpened(false)} />
            ))}
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
};
