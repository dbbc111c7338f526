import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./menu.module.css";

export type MenuAction = { readonly key: string; readonly label: string; readonly icon: ReactNode; readonly onChoose: () => void };
type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly label: string;
  readonly actions: readonly MenuAction[];
};

/** Menu of a button. Its anchor is a hidden span, because the button is not part of this lazily loaded component. */
export const ActionMenu = ({ opened, onClose, label, actions }: Props) => (
  <Menu opened={opened} onClose={onClose} position="bottom-end" portalProps={{ target: "#conteudo" }}>
    <Menu.Target>
      <span className={classes.anchor} aria-hidden="true" />
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>
      {actions.map(({ key, label: text, icon, onChoose }) => (
        <Menu.Item key={key} leftSection={icon} onClick={onChoose}>
          {text}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
