import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { useMay } from "../../shared/session/permissions.ts";
import type { LinkedProject } from "./internal-error.ts";
import classes from "./linked-projects.module.css";

type Props = {
  readonly says: string;
  readonly projects: readonly LinkedProject[];
  /** The total number of linked projects, if known: the server returns only the first ones. */
  readonly total?: number;
  readonly facilityId: number;
};

/** Alert with the projects that block a deletion. */
export const LinkedProjects = ({ says, projects, total = projects.length, facilityId }: Props) => {
  const { t } = useTranslation("facilities");
  const { number } = useFormat();
  const may = useMay();
  return (
    <div role="alert">
      <p className={classes.says}>{says}</p>
      {projects.length > 0 && (
        <>
          <p className={classes.label}>
            {projects.length < total ? t("removing.linkedMany", { total: number(projects.length) }) : t("removing.linked")}
          </p>
          <ul className={classes.projects}>
            {projects.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {may("see_projects") && (
        <Anchor renderRoot={(props) => <Link to={"/projetos" satisfies WebPath} search={{ facilities: facilityId }} {...props} />}>
          {t("removing.seeProjects")}
        </Anchor>
      )}
    </div>
  );
};
