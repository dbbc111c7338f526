import { QueryClientProvider } from "@tanstack/react-query";
import { PermitInfo } from "../../features/permit-info/permit-info.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { Brand } from "../../shared/ui/brand/brand.tsx";
import { Preferences } from "../layouts/preferences.tsx";
import classes from "./permit-info-page.module.css";

/** Public page of a work permit, for visitors and users. */
export const PermitInfoPage = () => (
  <QueryClientProvider client={queryClient}>
    <div className={classes.bar}>
      <Brand />
      <Preferences />
    </div>
    <PermitInfo />
  </QueryClientProvider>
);
