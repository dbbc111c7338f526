import type { BillingAddress } from "@emdia/contract/companies/billing-routes.ts";
import type { CompanyData } from "@emdia/contract/companies/company-routes.ts";
import { maskPostalCode } from "@emdia/contract/documents/postal-code.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormFace } from "../../shared/forms/form-face.tsx";
import { ListMessage } from "../../shared/list/list-message.tsx";
import { companyDataQuery, useOpenCompany } from "../../shared/session/companies/company-data.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import { SettingsPanel } from "../../shared/ui/panels/settings-panel.tsx";
import { AddressForm } from "./address-form.tsx";
import { billingAddressQuery } from "./address-queries.ts";
import classes from "./billing-address.module.css";

const Lines = ({ address: { street, number, complement, neighborhood, city, uf, cep } }: { readonly address: BillingAddress }) => (
  <address className={classes.lines}>
    {[street, number, complement].filter(Boolean).join(", ")}
    <br />
    {neighborhood}
    <br />
    {city}, {uf}
    <br />
    CEP {maskPostalCode(cep)}
  </address>
);

const Address = ({ company: { id, can } }: { readonly company: CompanyData }) => {
  const { t } = useTranslation("billingAddress");
  const query = useQuery(billingAddressQuery(id));
  if (can.update)
    return (
      <FormFace query={query}>
        {(begunWith, { read, having }) => <AddressForm companyId={id} address={begunWith} onReload={read} onSaved={having} />}
      </FormFace>
    );
  return (
    <QueryStatePanel query={query}>
      {(address) => (address ? <Lines address={address} /> : <p className={classes.empty}>{t("empty")}</p>)}
    </QueryStatePanel>
  );
};

const wordsFor = (can: CompanyData["can"] | undefined) => {
  if (can && !can.see) return "closed";
  return can && !can.update ? "readOnly" : "says";
};

const Billing = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("billingAddress");
  const query = useQuery(companyDataQuery(companyId));
  const says = wordsFor(query.data?.can);
  return (
    <SettingsPanel title={t("panel")} says={t(says)} state={<span className={classes.whose}>{query.data?.tradingName}</span>}>
      <QueryStatePanel query={query}>{(company) => company.can.see && <Address company={company} />}</QueryStatePanel>
    </SettingsPanel>
  );
};

/** The billing address of the company selected in the top bar. */
export const BillingAddressSection = () => {
  const { t } = useTranslation("billingAddress");
  const companyId = useOpenCompany();
  return (
    <>
      <PageHeader title={t("title")} hint={t("hint")} />
      {typeof companyId === "number" && <Billing key={companyId} companyId={companyId} />}
      {companyId === null && <ListMessage title={t("none")} hint={t("noneSays")} />}
    </>
  );
};
