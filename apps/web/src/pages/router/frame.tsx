import type { ReactNode } from "react";
import { Notices } from "../../shared/notices/notices.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What every page has around it, whatever happens to the page. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <ProgressBar />
    {children}
    <Notices />
  </>
);
