import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./project-name.module.css";

type Props = { readonly project: Pick<ProjectRow, "id" | "name" | "isDraft" | "projectIsBlocked" | "can"> };

/** A user who may change the project opens the wizard, other users the detail page. A draft opens at its last step. */
const whereIn = ({ isDraft, can }: Props["project"]) => {
  if (!can.update) return { secao: "visao-geral" };
  return isDraft ? {} : { passo: 1 };
};

/** The project name as a link. It is plain text while background work changes the project. */
export const ProjectName = ({ project }: Props) => {
  const { t } = useTranslation("projects");
  const { id, name, projectIsBlocked } = project;
  if (!projectIsBlocked)
    return (
      <Link className={classes.link} to="/projetos/editar/$id" params={{ id: String(id) }} search={whereIn(project)} title={name}>
        {name}
      </Link>
    );
  return (
    <span className={classes.plain}>
      <span className={classes.text} title={name}>
        {name}
      </span>
      <span className={classes.blocked} title={t("blockedHint")}>
        <IconRefresh size={14} stroke={1.9} aria-hidden="true" />
        {t("blocked")}
      </span>
    </span>
  );
};
