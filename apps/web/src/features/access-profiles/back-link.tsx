import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageBackLink } from "../../shared/ui/page-back-link.tsx";

export const BackLink = ({ onBack }: { readonly onBack: () => void }) => {
  const { t } = useTranslation("accessProfiles");
  return <PageBackLink renderRoot={(props) => <UnstyledButton {...props} onClick={onBack} />}>{t("back")}</PageBackLink>;
};
