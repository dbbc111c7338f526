import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./project-name.module.css";

type Props = { readonly project: Pick<ProjectRow, "id" | "name" | "isDraft" | "projectIsBlocked" | "can"> };

/** Whoever may change a project finds its steps, whoever looks its page. A draft names no step: it opens where it was left. */
const whereIn = ({ isDraft, can }: Props["project"]) => {
  if (!can.update) return { secao: "visao-geral" };
  return isDraft ? {} : { passo: 1 };
};

/** The way into a project while nothing changes it. */
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
