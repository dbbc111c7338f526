import { useTranslation } from "react-i18next";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { HeldCompanies } from "./held-companies.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnPreferences } from "./own-preferences.tsx";

/** The "my data" section of the account. */
export const MyAccountData = () => {
  const { t } = useTranslation("myData");
  return (
    <>
      <PageHeader title={t("title")} hint={t("says")} />
      <OwnName />
      <OwnPassword />
      <OwnPreferences />
      <HeldCompanies />
      <AcceptedTerms />
    </>
  );
};
