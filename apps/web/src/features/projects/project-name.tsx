import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./project-name.module.css";

type Props = { readonly project: Pick<ProjectRow, "id" | "name" | "projectIsBlocked" | "can"> };

/** The way into a project while nothing changes it: whoever may change it finds its steps, whoever looks its page. */
export const ProjectName = ({ project: { id, name, projectIsBlocked, can } }: Props) => {
  const { t } = useTranslation("projects");
  if (can.update && !projectIsBlocked)
    return (
      <Link className={classes.link} to="/projetos/editar/$id" params={{ id: String(id) }} search={{ passo: 1 }} title={name}>
        {name}
      </Link>
    );
  if (!projectIsBlocked)
    return (
      <Link className={classes.link} to="/projetos/editar/$id" params={{ id: String(id) }} search={{ secao: "visao-geral" }} title={name}>
        {name}
      </Link>
    );
  return (
    <span className={classes.plain}>
      <span className={classes.text} title={name}>
        {name}
      </span>
      {projectIsBlocked && (
        <span className={classes.blocked} title={t("blockedHint")}>
          <IconRefresh size={14} stroke={1.9} aria-hidden="true" />
          {t("blocked")}
        </span>
      )}
    </span>
  );
};
