import { QueryClientProvider } from "@tanstack/react-query";
import { Gate } from "../../features/gate/gate.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { Brand } from "../../shared/ui/brand/brand.tsx";
import { Preferences } from "../layouts/preferences.tsx";
import classes from "./gate-page.module.css";

/** Gate screen, for users and for devices without a session. */
export const GatePage = () => (
  <QueryClientProvider client={queryClient}>
    <div className={classes.bar}>
      <Brand />
      <Preferences />
    </div>
    <Gate />
  </QueryClientProvider>
);
