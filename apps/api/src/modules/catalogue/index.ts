import { catalogueRoutes } from "@emdia/contract/catalogue/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { addDocumentType } from "./add-document-type.ts";
import { addRiskActivity } from "./add-risk-activity.ts";
import { changeDocumentType } from "./change-document-type.ts";
import { changeRiskActivity } from "./change-risk-activity.ts";
import { documentTypeHistory } from "./document-type-history.ts";
import { listDocumentTypes } from "./list-document-types.ts";
import { listNormFigures } from "./list-norm-figures.ts";
import { listRiskActivities } from "./list-risk-activities.ts";
import { retireDocumentType } from "./retire-document-type.ts";
import { riskActivityHistory } from "./risk-activity-history.ts";
import { seeDocumentType } from "./see-document-type.ts";
import { seeRiskActivity } from "./see-risk-activity.ts";
import { setNormFigure } from "./set-norm-figure.ts";

export type { AskedQuestion, CatalogueContent } from "./content.ts";
export {
  type DocumentTypeInUse,
  documentTypeAsked,
  documentTypesOf,
  figuresOn,
  questionsInUse,
  type RiskActivityInUse,
  riskActivitiesOf,
} from "./current-catalogue.ts";
export { categoriesOf, offeredDocumentTypes } from "./offered-types.ts";
export { publishCatalogue } from "./publish-catalogue.ts";
export { addDocumentType, addRiskActivity, setNormFigure };

export const catalogue = module("catalogue", catalogueRoutes, {
  "GET /catalogue/document-types": listDocumentTypes,
  "POST /catalogue/document-types": addDocumentType,
  "GET /catalogue/document-types/{ownerId}/{id}": seeDocumentType,
  "PUT /catalogue/document-types/{ownerId}/{id}": changeDocumentType,
  "PUT /catalogue/document-types/{ownerId}/{id}/retire": retireDocumentType,
  "GET /catalogue/document-types/{ownerId}/{id}/history": documentTypeHistory,
  "GET /catalogue/risk-activities": listRiskActivities,
  "POST /catalogue/risk-activities": addRiskActivity,
  "GET /catalogue/risk-activities/{ownerId}/{id}": seeRiskActivity,
  "PUT /catalogue/risk-activities/{ownerId}/{id}": changeRiskActivity,
  "GET /catalogue/risk-activities/{ownerId}/{id}/history": riskActivityHistory,
  "GET /catalogue/norm-figures": listNormFigures,
  "POST /catalogue/norm-figures": setNormFigure,
});
