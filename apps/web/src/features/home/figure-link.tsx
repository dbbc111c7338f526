import { blockedWorkersFilter } from "@emdia/contract/home/figures.ts";
import type { HomeFigure } from "@emdia/contract/home/routes.ts";
import type { PendencyFilter } from "@emdia/contract/pendencies/list-routes.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { useSelectCompaniesOnClick } from "../../shared/session/companies/use-select-companies-on-click.ts";
import classes from "./home-strip.module.css";
import type { FigureName } from "./strip-groups.ts";

const pendencyList = "/pendencias" satisfies WebPath;
const workerList = "/colaboradores" satisfies WebPath;

/** Figures whose number is red. */
const urgent: readonly FigureName[] = ["reviewOverdue", "expiredAtSuppliers", "mayNotWork", "rejected", "expired"];

type Props = { readonly name: FigureName; readonly figure: HomeFigure; readonly filter?: PendencyFilter | undefined };

/** A figure as a link to its list. */
export const FigureLink = ({ name, figure: { total, isExact }, filter }: Props) => {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  const path = filter ? pendencyList : workerList;
  const selection = useSelectCompaniesOnClick(path);
  return (
    <Link to={path} search={filter ?? blockedWorkersFilter} className={classes.figure} {...selection}>
      <span className={classes.number} data-urgent={urgent.includes(name) || undefined}>
        {isExact ? number(total) : t("moreThan", { total: number(total) })}
      </span>{" "}
      <span className={classes.label}>{t(`figures.${name}`)}</span>
    </Link>
  );
};
