import type { Facility } from "@emdia/contract/facilities/routes.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { useMay } from "../../shared/session/permissions.ts";
import classes from "./facility-row.module.css";

type Props = { readonly facility: Pick<Facility, "id" | "departmentCount" | "projectCount"> };

/** Department and project counts of a facility; the project count links to the project list. */
export const FacilityCounts = ({ facility: { id, departmentCount, projectCount } }: Props) => {
  const { t } = useTranslation("facilities");
  const { number } = useFormat();
  const may = useMay();
  const projects = t("unit.projects", { count: projectCount, total: number(projectCount) });
  return (
    <>
      <span className={classes.count}>{t("unit.departments", { count: departmentCount, total: number(departmentCount) })}</span>
      <span className={classes.count}>
        {projectCount > 0 && may("see_projects") ? (
          <Link to={"/projetos" satisfies WebPath} search={{ facilities: id }} className={classes.projects}>
            {projects}
          </Link>
        ) : (
          projects
        )}
      </span>
    </>
  );
};
