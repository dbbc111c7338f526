import type { AccountSection } from "@emdia/contract/web-paths.ts";
import { useTranslation } from "react-i18next";
import { HorizonCard } from "../../shared/ui/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";

/** What is mounted in a section. */
export const SectionPage = ({ section }: { section: AccountSection }) => {
  const { t } = useTranslation(["myAccount", "shell"]);
  return (
    <HorizonCard
      sun="rising"
      eyebrow={t("shell:reserved.eyebrow")}
      heading={<PageTitle>{t(`shell:sections.${section}`)}</PageTitle>}
      says={t(section)}
    />
  );
};
