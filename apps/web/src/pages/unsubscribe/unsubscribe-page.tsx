import { QueryClientProvider } from "@tanstack/react-query";
import { Unsubscribe } from "../../features/unsubscribe/unsubscribe.tsx";
import { queryClient } from "../../shared/api/query-client.ts";
import { Brand } from "../../shared/ui/brand/brand.tsx";
import { Preferences } from "../layouts/preferences.tsx";
import classes from "./unsubscribe-page.module.css";

export const UnsubscribePage = () => (
  <QueryClientProvider client={queryClient}>
    <div className={classes.bar}>
      <Brand />
      <Preferences />
    </div>
    <Unsubscribe />
  </QueryClientProvider>
);
