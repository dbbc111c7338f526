import { documentTypeRoutes } from "./document-type-routes.ts";
import { normFigureRoutes } from "./norm-figure-routes.ts";
import { riskActivityRoutes } from "./risk-activity-routes.ts";

/** What may be asked of suppliers and their workers. */
export const catalogueRoutes = { ...documentTypeRoutes, ...riskActivityRoutes, ...normFigureRoutes } as const;
