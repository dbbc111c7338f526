import { useTranslation } from "react-i18next";
import { PageHeader } from "../../shared/ui/page-header.tsx";

export const SecurityHeader = () => {
  const { t } = useTranslation("mySecurity");
  return <PageHeader title={t("title")} hint={t("hint")} />;
};
