import { PLANS } from "@emdia/contract/limits.ts";
import { reviewQueueStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { ProjectFigures } from "@emdia/contract/projects/project-figures.ts";
import type { WebPath } from "@emdia/contract/web-paths.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ComplianceBar } from "../../shared/ui/compliance/compliance-bar.tsx";
import overview from "./overview.module.css";
import classes from "./project-conformity.module.css";
import detail from "./project-detail.module.css";

const statuses = { expired: ["EXPIRED"], inReview: [...reviewQueueStatuses] } as const;
type Figure = keyof typeof statuses;
const figures: readonly Figure[] = ["expired", "inReview"];

type SuppliersProps = { readonly projectId: number; readonly suppliers: ProjectFigures["suppliers"] };

/** Conformity by supplier, each with links to its documents in the project. */
const Suppliers = ({ projectId, suppliers }: SuppliersProps) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  return (
    <ul className={detail.box} aria-label={t("conformity.bySupplier")}>
      {suppliers.map(({ companyId, name, settled, total, ...counts }) => {
        const search = { project: [projectId], supplier: [companyId], plan: [...PLANS] };
        return (
          <li key={companyId} className={`${detail.line} ${classes.supplier}`}>
            <Link to={"/pendencias" satisfies WebPath} search={search} className={classes.name}>
              {name}
            </Link>
            <ComplianceBar
              settled={settled}
              total={total}
              words={t("conformity.words", { settled: number(settled), total: number(total) })}
            />
            <span className={classes.counts}>
              {figures
                .filter((figure) => counts[figure] > 0)
                .map((figure) => (
                  <Link key={figure} to={"/pendencias" satisfies WebPath} search={{ ...search, status: [...statuses[figure]] }}>
                    {t(`conformity.${figure}`, { count: counts[figure], total: number(counts[figure]) })}
                  </Link>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

type Props = { readonly projectId: number; readonly found: ProjectFigures };

/** Conformity of the project and of its suppliers. */
export const ProjectConformity = ({ projectId, found }: Props) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  if (found.total === 0) return <p className={detail.quiet}>{t("conformity.none")}</p>;
  const search = { project: [projectId], plan: [...PLANS] };
  const words = t("conformity.words", { settled: number(found.settled), total: number(found.total) });
  return (
    <>
      <ul className={overview.tiles} aria-label={t("conformity.title")}>
        <li className={classes.share}>
          <Link className={overview.tile} to={"/pendencias" satisfies WebPath} search={search}>
            <strong className={classes.bar}>
              <ComplianceBar settled={found.settled} total={found.total} />
            </strong>
            {words}
          </Link>
        </li>
        {figures.map((figure) => (
          <li key={figure}>
            <Link className={overview.tile} to={"/pendencias" satisfies WebPath} search={{ ...search, status: [...statuses[figure]] }}>
              <strong>{number(found[figure])}</strong> {t(`conformity.tile.${figure}`, { count: found[figure] })}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className={classes.title}>{t("conformity.bySupplier")}</h3>
      <Suppliers projectId={projectId} suppliers={found.suppliers} />
    </>
  );
};
