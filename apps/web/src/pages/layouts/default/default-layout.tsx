import "../../../shared/theme/shell.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue } from "react";
import { queryClient } from "../../../shared/api/query-client.ts";
import { usePermissionsReady } from "../../../shared/session/permissions.ts";
import { useKeptPreferences } from "../../../shared/session/preferences.ts";
import { useFirstLoad } from "../../../shared/session/use-first-load.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Corners } from "./corners.tsx";
import classes from "./default-layout.module.css";
import { Footer } from "./footer.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { TopBar } from "./top-bar.tsx";

/** Renders the page once the user's permissions are known. */
const Page = () => {
  // Deferred, so that React renders the page in slices and the top bar stays responsive.
  const isReady = useDeferredValue(usePermissionsReady());
  return isReady ? <Outlet /> : <PageSkeleton />;
};

const Shell = ({ children }: { readonly children: ReactNode }) => {
  useFirstLoad();
  useKeptPreferences();
  return (
    <div className={classes.layout}>
      <TopBar />
      <OfflineNote />
      <main id="conteudo" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
      <Corners />
    </div>
  );
};

export const DefaultLayout = () => (
  <QueryClientProvider client={queryClient}>
    <Shell>
      <Page />
    </Shell>
  </QueryClientProvider>
);

/** The layout around an error page without a route. */
export const ErrorLayout = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Shell>{children}</Shell>
  </QueryClientProvider>
);
