import { Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./menu-sheet.module.css";
import { NavButton } from "./nav-button.tsx";
import { useMainMenu } from "./use-main-menu.ts";

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** All links of the main menu, in a bottom sheet. */
export const MenuSheet = ({ opened, onClose }: Props) => {
  const { t } = useTranslation("shell");
  const menu = useMainMenu();
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content className={classes.drawer} aria-label={t("menu.label")}>
        <div className={classes.sheet}>
          {menu.map(({ path, Icon }) => (
            <NavButton key={path} path={path} label={t(`menu.${path}`)} Icon={Icon} onNavigate={onClose} />
          ))}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
};
