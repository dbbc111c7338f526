import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { ProjectCompany, SupplierPlan } from "@emdia/contract/projects/company-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconAdjustments, IconFileCheck, IconHistory } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import { SupplierLink } from "../../../shared/suppliers/supplier-link.tsx";
import classes from "../project-detail.module.css";
import { useMonth } from "../use-month.ts";
import row from "./supplier-row.module.css";

const usePlanWords = () => {
  const { t } = useTranslation("projectDetail");
  const month = useMonth();
  return ({ plan, analysisDays, reAnalysisDays, startReference, endReference, own }: SupplierPlan): string => {
    const isOwn = Object.values(own).some((value) => value !== null);
    const source = isOwn ? t("suppliers.own") : t("suppliers.ofProject");
    if (plan === "SSMA") {
      if (analysisDays === null) return t("suppliers.noDays");
      return `${t("suppliers.days", { analysis: analysisDays, again: reAnalysisDays ?? analysisDays })} · ${source}`;
    }
    if (startReference === null) return t("suppliers.noMonths");
    const period =
      endReference === null
        ? t("suppliers.since", { start: month(startReference) })
        : t("suppliers.months", { start: month(startReference), end: month(endReference) });
    return `${period} · ${source}`;
  };
};

/** Link to the documents of the supplier and its workers in the project. */
const DocumentsLink = ({ supplier: { companyId, projectId, tradingName } }: Pick<Props, "supplier">) => {
  const { t } = useTranslation("projectDetail");
  const label = t("suppliers.documentsOf", { name: tradingName });
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      renderRoot={(props) => (
        <Link to="/pendencias" search={{ project: [projectId], supplier: [companyId], plan: [...PLANS] }} {...props} />
      )}
    >
      <IconFileCheck size={18} stroke={1.7} />
    </ActionIcon>
  );
};

type Props = {
  readonly supplier: ProjectCompany;
  readonly onSettings: (supplier: ProjectCompany) => void;
  readonly onHistory: ((supplier: ProjectCompany) => void) | null;
};

export const SupplierRow = ({ supplier, onSettings, onHistory }: Props) => {
  const { t } = useTranslation("projectDetail");
  const wordsOf = usePlanWords();
  const may = useMay();
  const { companyId, tradingName, cnpj, plans, notAsked, can } = supplier;
  const maySet = Object.values(can).some(Boolean);
  return (
    <li className={`${classes.line} ${classes.columns}`}>
      <div className={classes.words}>
        <span className={classes.name}>
          <SupplierLink supplier={{ id: companyId, name: tradingName }} />
        </span>
        <span className={classes.quiet}>
          {maskCnpj(cnpj)}
          {notAsked > 0 && ` · ${t("suppliers.notAsked", { count: notAsked })}`}
        </span>
      </div>
      <ul className={row.plans}>
        {plans.length === 0 && <li className={classes.quiet}>{t("suppliers.noPlan")}</li>}
        {plans.map((plan) => (
          <li key={plan.plan} className={row.plan}>
            <span className={row.mark}>{plan.plan}</span>
            <span>{wordsOf(plan)}</span>
          </li>
        ))}
      </ul>
      <span className={classes.tools}>
        {may("see_pendency") && <DocumentsLink supplier={supplier} />}
        {onHistory && (
          <ActionIcon
            onClick={() => onHistory(supplier)}
            aria-label={t("suppliers.historyOf", { name: tradingName })}
            title={t("suppliers.historyOf", { name: tradingName })}
          >
            <IconHistory size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {maySet && (
          <ActionIcon
            onClick={() => onSettings(supplier)}
            aria-label={t("suppliers.set", { name: tradingName })}
            title={t("suppliers.set", { name: tradingName })}
          >
            <IconAdjustments size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
};
