import { profileRoutes } from "./access/profile-routes.ts";
import { demoRoutes } from "./demo/routes.ts";
import { facilityRoutes } from "./facilities/routes.ts";
import { recoveryRoutes } from "./identity/recovery-routes.ts";
import { robotRoutes } from "./identity/robot.ts";
import { identityRoutes } from "./identity/routes.ts";
import { projectRoutes } from "./projects/routes.ts";

/** Everything that browser and server say to each other. */
export const contract = {
  ...identityRoutes,
  ...recoveryRoutes,
  ...robotRoutes,
  ...facilityRoutes,
  ...projectRoutes,
  ...profileRoutes,
  ...demoRoutes,
} as const;
export type Contract = typeof contract;
