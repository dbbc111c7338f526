import type { CompanyDemand as Demand } from "@emdia/contract/identity/second-factor-routes.ts";
import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { companyDemandQuery } from "./security-queries.ts";
import { StateChip } from "./state-chip.tsx";
import { usePeopleAsked } from "./use-people-asked.ts";
import { useSecurityCompany } from "./use-security-company.ts";

const DemandDialog = lazyDialog(async () => (await import("./demand-dialog.tsx")).DemandDialog);

type Company = { readonly id: number; readonly tradingName: string };

const Decision = ({ company, demand }: { readonly company: Company; readonly demand: Demand }) => {
  const { t } = useTranslation("mySecurity");
  const [asking, setAsking] = useState(false);
  const people = usePeopleAsked(demand);
  return (
    <>
      <Text>{t(demand.mfaActive ? "company.touches" : "company.wouldTouch", { people })}</Text>
      <Button variant={demand.mfaActive ? "default" : "filled"} onClick={() => setAsking(true)}>
        {t(demand.mfaActive ? "company.turnOff" : "company.turnOn")}
      </Button>
      <DemandDialog opened={asking} onClose={() => setAsking(false)} name={company.tradingName} demand={demand} />
    </>
  );
};

const OfCompany = ({ company }: { readonly company: Company }) => {
  const { t } = useTranslation("mySecurity");
  const query = useQuery(companyDemandQuery(company.id));
  const state = query.data && <StateChip active={query.data.mfaActive} />;
  return (
    <SettingsPanel title={t("company.title", { name: company.tradingName })} says={t("company.says")} state={state}>
      <QueryStatePanel query={query}>{(demand) => <Decision company={company} demand={demand} />}</QueryStatePanel>
    </SettingsPanel>
  );
};

/** The second-factor requirement of a company, visible to users who may change it. */
export const CompanyDemand = () => {
  const company = useSecurityCompany();
  return company && <OfCompany key={company.id} company={company} />;
};
