import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./project-name.module.css";

type Props = { readonly project: Pick<ProjectRow, "id" | "name" | "isDraft" | "projectIsBlocked" | "can"> };

/** The overview, also while background work changes the project. A draft that the user may continue opens at its next step. */
const overviewOf = ({ isDraft, can }: Props["project"]) => (isDraft && can.update ? {} : { secao: "visao-geral" });

/** The project name as a link. */
export const ProjectName = ({ project }: Props) => {
  const { t } = useTranslation("projects");
  const { id, name, projectIsBlocked } = project;
  return (
    <span className={classes.name}>
      <Link className={classes.link} to="/projetos/editar/$id" params={{ id: String(id) }} search={overviewOf(project)} title={name}>
        {name}
      </Link>
      {projectIsBlocked && (
        <span className={classes.blocked} title={t("blockedHint")}>
          <IconRefresh size={14} stroke={1.9} aria-hidden="true" />
          {t("blocked")}
        </span>
      )}
    </span>
  );
};
