import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { AutomaticSetting } from "./automatic/automatic-setting.tsx";
import { ConflictTable } from "./conflicts/conflict-table.tsx";

const deciding = ["config_auto_risk_schedule", "config_risk_conflict"] as const satisfies readonly PermissionKey[];

/** Risk schedule section of my account: automatic schedules and the table of conflicts of one contractor. Each part needs its own key. */
export const RiskSettings = () => {
  const { t } = useTranslation("riskSettings");
  const { company, may } = useCompanyHolding(deciding);
  if (company === null)
    return (
      <>
        <PageHeader title={t("title")} />
        <ListMessage title={t("closed")} hint={t("closedSays")} />
      </>
    );
  return (
    <Fragment key={company.id}>
      <PageHeader title={t("title")} hint={t("hint", { company: company.tradingName })} />
      {may("config_auto_risk_schedule") && <AutomaticSetting companyId={company.id} />}
      {may("config_risk_conflict") && <ConflictTable companyId={company.id} />}
    </Fragment>
  );
};
