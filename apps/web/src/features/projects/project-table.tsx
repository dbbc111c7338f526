import type { ProjectListQuery, ProjectOrder, ProjectRow } from "@emdia/contract/projects/routes.ts";
import { VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import table from "../../shared/list/list-table.module.css";
import { RowActions } from "./actions/row-actions.tsx";
import { ColumnHead } from "./column-head.tsx";
import { ProjectConformity } from "./project-conformity.tsx";
import { ProjectLocations } from "./project-locations.tsx";
import { ProjectName } from "./project-name.tsx";
import { ProjectState } from "./project-state.tsx";
import classes from "./project-table.module.css";

const Row = memo(({ project }: { readonly project: ProjectRow }) => {
  const { t } = useTranslation("projects");
  const { day, number } = useFormat();
  const { contract, company, scope, startDate, endDate, providerCount, locations } = project;
  return (
    <tr>
      <th scope="row" className={`${table.nameCell} ${classes.name}`}>
        <ProjectName project={project} />
      </th>
      <td>{contract ?? t("none")}</td>
      <td title={company.name}>{company.name}</td>
      <td className={classes.wide} title={scope ?? undefined}>
        {scope ?? t("none")}
      </td>
      <td>{startDate ? day(startDate) : t("none")}</td>
      <td>{endDate ? day(endDate) : t("none")}</td>
      <td>
        <ProjectState project={project} />
      </td>
      <td className={classes.number}>{number(providerCount)}</td>
      <td>
        <ProjectConformity project={project} />
      </td>
      <td className={classes.wide}>
        <ProjectLocations locations={locations} />
      </td>
      <td className={classes.tools}>
        <RowActions project={project} />
      </td>
    </tr>
  );
});

type Props = {
  readonly projects: readonly ProjectRow[];
  readonly order: ProjectOrder;
  readonly onOrder: (change: Pick<ProjectListQuery, "orderBy">) => void;
};

/** The project list as a table, for wide screens. */
export const ProjectTable = ({ projects, order, onOrder }: Props) => {
  const { t } = useTranslation("projects");
  const sort = (orderBy: ProjectOrder) => onOrder({ orderBy });
  return (
    <table className={`${table.table} ${classes.table}`}>
      <caption className={table.caption}>{t("caption")}</caption>
      <thead>
        <tr>
          <ColumnHead column="name" order={order} onOrder={sort} className={classes.nameHead} />
          <th className={classes.contractHead}>{t("column.contract")}</th>
          <th>{t("column.company")}</th>
          <th className={`${classes.wide} ${classes.scopeHead}`}>{t("column.scope")}</th>
          <ColumnHead column="startDate" order={order} onOrder={sort} className={classes.dateHead} />
          <ColumnHead column="endDate" order={order} onOrder={sort} className={classes.dateHead} />
          <th className={classes.stateHead}>{t("column.state")}</th>
          <th className={classes.numberHead}>{t("column.providers")}</th>
          <ColumnHead column="conformity" order={order} onOrder={sort} className={classes.shareHead} />
          <th className={classes.wide}>{t("column.locations")}</th>
          <th className={classes.toolsHead}>
            <VisuallyHidden>{t("column.actions")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </tbody>
    </table>
  );
};
