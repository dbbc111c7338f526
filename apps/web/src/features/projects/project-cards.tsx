import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import list from "../../shared/list/list-cards.module.css";
import { RowActions } from "./actions/row-actions.tsx";
import classes from "./project-cards.module.css";
import { ProjectConformity } from "./project-conformity.tsx";
import { ProjectName } from "./project-name.tsx";
import { ProjectState } from "./project-state.tsx";

const Card = memo(({ project }: { readonly project: ProjectRow }) => {
  const { t } = useTranslation("projects");
  const { day, number } = useFormat();
  const { contract, company, startDate, endDate, providerCount, locations } = project;
  const from = startDate ? day(startDate) : t("noDate");
  const to = endDate ? day(endDate) : t("noDate");
  return (
    <li className={`${list.card} ${classes.card}`}>
      <div className={`${list.head} ${classes.head}`}>
        <ProjectName project={project} />
        <span className={classes.tools}>
          <ProjectState project={project} />
          <RowActions project={project} />
        </span>
      </div>
      <p className={classes.line}>{contract === null ? company.name : `${company.name} · ${contract}`}</p>
      <p className={classes.line}>
        {from} – {to}
      </p>
      {project.conformity && (
        <p className={classes.line}>
          {t("column.conformity")}: <ProjectConformity project={project} />
        </p>
      )}
      <p className={classes.line}>{[t("providers", { count: providerCount, total: number(providerCount) }), ...locations].join(" · ")}</p>
    </li>
  );
});

/** The project list as cards, for narrow screens. */
export const ProjectCards = ({ projects }: { readonly projects: readonly ProjectRow[] }) => {
  const { t } = useTranslation("projects");
  return (
    <ul className={list.cards} aria-label={t("caption")}>
      {projects.map((project) => (
        <Card key={project.id} project={project} />
      ))}
    </ul>
  );
};
