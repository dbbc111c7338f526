import { Menu } from "@mantine/core";
import { IconCircleOff, IconCopy, IconRotateClockwise, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ProjectAction } from "./acting.ts";
import classes from "./row-actions.module.css";

const signs = { copy: IconCopy, inactivate: IconCircleOff, reactivate: IconRotateClockwise, remove: IconTrash } as const satisfies {
  readonly [A in ProjectAction]: unknown;
};

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly name: string;
  readonly actions: readonly ProjectAction[];
  readonly onAct: (action: ProjectAction) => void;
};

/** The menu of a row. Its anchor is a hidden span, because the button is not part of this lazily loaded component. */
export const ActionMenu = ({ opened, onClose, name, actions, onAct }: Props) => {
  const { t } = useTranslation(["projectActions", "projects"]);
  return (
    <Menu opened={opened} onClose={onClose} position="bottom-end" portalProps={{ target: "#conteudo" }}>
      <Menu.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Menu.Target>
      <Menu.Dropdown aria-label={t("projects:actions", { name })}>
        {actions.map((action) => {
          const Sign = signs[action];
          return (
            <Menu.Item key={action} leftSection={<Sign size={18} stroke={1.7} />} onClick={() => onAct(action)}>
              {t(`${action}.do`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
