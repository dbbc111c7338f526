import type { AccountSection } from "@emdia/contract/web-paths.ts";
import { Suspense } from "react";
import { PageSkeleton } from "../layouts/default/page-skeleton.tsx";
import { sectionScreens } from "./section-screens.ts";

/** Renders the current section. */
export const SectionPage = ({ section }: { section: AccountSection }) => {
  const Section = sectionScreens[section];
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Section />
    </Suspense>
  );
};
