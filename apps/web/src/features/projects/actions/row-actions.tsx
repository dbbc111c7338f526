import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useContext, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { ActingContext, actionsOf } from "./acting.ts";
import classes from "./row-actions.module.css";

const ActionMenu = lazyDialog(async () => {
  const [part] = await Promise.all([import("./action-menu.tsx"), loadTexts(["projectActions"])]);
  return part.ActionMenu;
});

/** The button that opens the action menu. A row without an allowed action has no button. */
export const RowActions = ({ project }: { readonly project: ProjectRow }) => {
  const { t } = useTranslation("projects");
  const act = useContext(ActingContext);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const actions = actionsOf(project);
  if (actions.length === 0) return null;
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  return (
    <span className={classes.place}>
      <ActionIcon
        ref={button}
        aria-label={t("actions", { name: project.name })}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <IconDots size={18} stroke={1.7} />
      </ActionIcon>
      <ActionMenu opened={opened} onClose={close} actions={actions} name={project.name} onAct={(action) => act({ project, action })} />
    </span>
  );
};
