import { demoRoutes } from "./demo/routes.ts";
import { facilityRoutes } from "./facilities/routes.ts";
import { recoveryRoutes } from "./identity/recovery-routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { projectRoutes } from "./projects/routes.ts";

/** Everything that browser and server say to each other. */
export const contract = { ...identityRoutes, ...recoveryRoutes, ...facilityRoutes, ...projectRoutes, ...demoRoutes } as const;
export type Contract = typeof contract;
