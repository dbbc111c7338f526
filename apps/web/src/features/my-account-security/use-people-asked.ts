import type { CompanyDemand } from "@emdia/contract/identity/second-factor-routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";

/** Text with the number of users that a requirement affects. */
export const usePeopleAsked = ({ ownPeople, supplierPeople }: CompanyDemand): string => {
  const { t } = useTranslation("mySecurity");
  const { number } = useFormat();
  const own = t("company.own", { count: ownPeople, total: number(ownPeople) });
  if (supplierPeople === 0) return own;
  return t("company.both", { own, suppliers: t("company.suppliers", { count: supplierPeople, total: number(supplierPeople) }) });
};
