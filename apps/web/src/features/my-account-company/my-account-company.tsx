import type { CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormFace } from "../../shared/forms/form-face.tsx";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { companyDataQuery, useOpenCompany } from "../../shared/session/companies/company-data.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import classes from "./company-form.module.css";
import { CompanyForm } from "./company-form.tsx";
import { CompanyHistoryButton } from "./company-history-button.tsx";

const Facts = ({ company: { cnpj, companyName, tradingName, city, state } }: { readonly company: CompanyData }) => {
  const { t } = useTranslation("myCompany");
  const place = [city, state].filter(Boolean).join(", ");
  return (
    <dl className={classes.facts}>
      <dt>{t("cnpj")}</dt>
      <dd>{maskCnpj(cnpj)}</dd>
      <dt>{t("companyName")}</dt>
      <dd>{companyName}</dd>
      <dt>{t("tradingName")}</dt>
      <dd>{tradingName}</dd>
      <dt>{t("place")}</dt>
      <dd>{place || t("noPlace")}</dd>
    </dl>
  );
};

const wordsFor = (can: CompanyData["can"] | undefined) => {
  if (!can || can.update) return "says";
  return can.see ? "readOnly" : "closed";
};

const Company = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation(["myCompany", "shared"]);
  const query = useQuery(companyDataQuery(id));
  const says = wordsFor(query.data?.can);
  return (
    <SettingsPanel title={query.data?.tradingName ?? t("shared:loading")} says={t(says)}>
      <QueryStatePanel query={query}>
        {(company) => {
          if (!company.can.update) return company.can.see && <Facts company={company} />;
          return (
            <FormFace query={query}>
              {(begunWith, { read, having }) => <CompanyForm company={begunWith} onReload={read} onSaved={having} />}
            </FormFace>
          );
        }}
      </QueryStatePanel>
    </SettingsPanel>
  );
};

/** Data of the company selected in the top bar. */
export const MyAccountCompany = () => {
  const { t } = useTranslation("myCompany");
  const id = useOpenCompany();
  return (
    <>
      <PageHeader
        title={t("title")}
        hint={t("hint")}
        actions={typeof id === "number" && <CompanyHistoryButton key={id} companyId={id} />}
      />
      {typeof id === "number" && <Company key={id} id={id} />}
      {id === null && <ListMessage title={t("none")} hint={t("noneSays")} />}
    </>
  );
};
