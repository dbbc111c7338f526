import type { ReactNode } from "react";
import { Notices } from "../../shared/notices/notices.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Elements around every page: skip link, progress bar and notifications. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <ProgressBar />
    {children}
    <Notices />
  </>
);
