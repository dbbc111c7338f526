import { PLANS } from "@emdia/contract/limits.ts";
import type { ProjectRow } from "@emdia/contract/projects/routes.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ComplianceBar } from "../../shared/ui/compliance/compliance-bar.tsx";
import classes from "./project-conformity.module.css";

/** The share of settled documents of a project, as a link to the pendency list. */
export const ProjectConformity = ({ project: { id, conformity } }: { readonly project: Pick<ProjectRow, "id" | "conformity"> }) => {
  const { t } = useTranslation("projects");
  const { number } = useFormat();
  if (!conformity) return t("none");
  const words = t("conformity", { settled: number(conformity.settled), total: number(conformity.total) });
  return (
    <Link to={"/pendencias" satisfies WebPath} search={{ project: id, plan: [...PLANS] }} className={classes.share}>
      <ComplianceBar {...conformity} words={words} />
    </Link>
  );
};
