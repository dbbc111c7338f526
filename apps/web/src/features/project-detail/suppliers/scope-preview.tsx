import type { ChangedCompany, ProjectCompanyDetail } from "@emdia/contract/projects/company-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../shared/format/today.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { scopePreviewQuery } from "../detail-queries.ts";
import classes from "./supplier-settings.module.css";

type Props = { readonly supplier: ProjectCompanyDetail; readonly changes: Pick<ChangedCompany, "plans" | "exceptions"> };

/** The effect of a scope change on the supplier, shown before the user saves it. */
export const ScopePreview = ({ supplier, changes: { plans, exceptions } }: Props) => {
  const { t } = useTranslation("projectDetail");
  const { number } = useFormat();
  const [from] = useState(today);
  const scope = { companyId: supplier.companyId, ...(plans && { plans }), ...(exceptions && { exceptions }) };
  const query = useQuery(scopePreviewQuery(supplier.projectId, { from, supplier: scope }));
  const assigned = plans?.filter((plan) => supplier.plans.every((one) => one.plan !== plan)) ?? [];
  return (
    <section aria-label={t("preview.title")}>
      <h3 className={classes.heading}>{t("preview.title")}</h3>
      <p>{t("preview.says", { name: supplier.tradingName })}</p>
      <QueryStatePanel query={query}>
        {(answer) => {
          const own = answer.suppliers.find(({ companyId }) => companyId === supplier.companyId);
          return (
            <dl className={classes.counts}>
              {(["appears", "vanishes", "workers"] as const).map((kind) => (
                <div key={kind}>
                  <dt>{t(`preview.${kind}`)}</dt>
                  <dd>{number(own?.[kind] ?? 0)}</dd>
                </div>
              ))}
            </dl>
          );
        }}
      </QueryStatePanel>
      {assigned.length > 0 && (
        <p>
          <strong>{t("preview.forGood", { plan: assigned.join(", ") })}</strong>
        </p>
      )}
      <p className={classes.says}>{t("preview.blocks")}</p>
    </section>
  );
};
