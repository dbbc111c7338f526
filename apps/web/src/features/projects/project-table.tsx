import type { ProjectListQuery, ProjectOrder, ProjectRow } from "@emdia/contract/projects/routes.ts";
import { Table } from "@mantine/core";
import { memo } from "react";
import { useFormat } from "../../shared/format/use-format.ts";
import { useTranslation } from "../../shared/i18n/use-translation.ts";
import { ColumnHead } from "./column-head.tsx";
import { ProjectLocations } from "./project-locations.tsx";
import { ProjectName } from "./project-name.tsx";
import { ProjectState } from "./project-state.tsx";
import classes from "./project-table.module.css";

const Row = memo(({ project }: { readonly project: ProjectRow }) => {
  const { t } = useTranslation("projects");
  const { day, number } = useFormat();
  const { contract, company, scope, startDate, endDate, state, providerCount, locations } = project;
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name}>
        <ProjectName project={project} />
      </Table.Th>
      <Table.Td>{contract ?? t("none")}</Table.Td>
      <Table.Td title={company.name}>{company.name}</Table.Td>
      <Table.Td className={classes.wide} title={scope ?? undefined}>
        {scope ?? t("none")}
      </Table.Td>
      <Table.Td>{startDate ? day(startDate) : t("none")}</Table.Td>
      <Table.Td>{endDate ? day(endDate) : t("none")}</Table.Td>
      <Table.Td>
        <ProjectState state={state} />
      </Table.Td>
      <Table.Td className={classes.number}>{number(providerCount)}</Table.Td>
      <Table.Td className={classes.wide}>
        <ProjectLocations locations={locations} />
      </Table.Td>
    </Table.Tr>
  );
});

type Props = {
  readonly projects: readonly ProjectRow[];
  readonly order: ProjectOrder;
  readonly onOrder: (change: Pick<ProjectListQuery, "orderBy">) => void;
};

/** The list where there is room for columns. */
export const ProjectTable = ({ projects, order, onOrder }: Props) => {
  const { t } = useTranslation("projects");
  const sort = (orderBy: ProjectOrder) => onOrder({ orderBy });
  return (
    <Table className={classes.table} layout="fixed">
      <caption className={classes.caption}>{t("caption")}</caption>
      <Table.Thead>
        <Table.Tr>
          <ColumnHead column="name" order={order} onOrder={sort} className={classes.nameHead} />
          <Table.Th className={classes.contractHead}>{t("column.contract")}</Table.Th>
          <Table.Th>{t("column.company")}</Table.Th>
          <Table.Th className={`${classes.wide} ${classes.scopeHead}`}>{t("column.scope")}</Table.Th>
          <ColumnHead column="startDate" order={order} onOrder={sort} className={classes.dateHead} />
          <ColumnHead column="endDate" order={order} onOrder={sort} className={classes.dateHead} />
          <Table.Th className={classes.stateHead}>{t("column.state")}</Table.Th>
          <Table.Th className={classes.numberHead}>{t("column.providers")}</Table.Th>
          <Table.Th className={classes.wide}>{t("column.locations")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {projects.map((project) => (
          <Row key={project.id} project={project} />
        ))}
      </Table.Tbody>
    </Table>
  );
};
