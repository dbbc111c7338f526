import type { AccountSection } from "@emdia/contract/web-paths.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { HorizonCard } from "../../shared/ui/brand/horizon-card.tsx";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";
import { isBuiltSection, type ReservedSection } from "./built-sections.ts";
import { sectionScreens } from "./section-screens.ts";

const ReservedPart = ({ section }: { readonly section: ReservedSection }) => {
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

/** Renders the current section. */
export const SectionPage = ({ section }: { section: AccountSection }) => {
  if (!isBuiltSection(section)) return <ReservedPart section={section} />;
  const Section = sectionScreens[section];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Section />
    </Suspense>
  );
};
