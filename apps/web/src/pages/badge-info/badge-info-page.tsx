import { QueryClientProvider } from "@tanstack/react-query";
import { BadgeInfo } from "../../features/badge-info/badge-info.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { Brand } from "../../shared/ui/brand/brand.tsx";
import { Preferences } from "../layouts/preferences.tsx";
import classes from "./badge-info-page.module.css";

/** Public page of a badge, for visitors and users. */
export const BadgeInfoPage = () => (
  <QueryClientProvider client={queryClient}>
    <div className={classes.bar}>
      <Brand />
      <Preferences />
    </div>
    <BadgeInfo />
  </QueryClientProvider>
);
