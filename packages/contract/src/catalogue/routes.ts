import { documentTypeRoutes } from "./document-type-routes.ts";
import { normFigureRoutes } from "./norm-figure-routes.ts";
import { riskActivityRoutes } from "./risk-activity-routes.ts";

/** Catalogue of the requirements for suppliers and their workers. */
export const catalogueRoutes = { ...documentTypeRoutes, ...riskActivityRoutes, ...normFigureRoutes } as const;
