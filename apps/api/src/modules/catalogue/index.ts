import { catalogueRoutes } from "@emdia/contract/catalogue/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { addDocumentType } from "./document-types/add-document-type.ts";
import { changeDocumentType } from "./document-types/change-document-type.ts";
import { documentTypeHistory } from "./document-types/document-type-history.ts";
import { listDocumentTypes } from "./document-types/list-document-types.ts";
import { retireDocumentType } from "./document-types/retire-document-type.ts";
import { seeDocumentType } from "./document-types/see-document-type.ts";
import { listNormFigures } from "./list-norm-figures.ts";
import { addRiskActivity } from "./risk-activities/add-risk-activity.ts";
import { changeRiskActivity } from "./risk-activities/change-risk-activity.ts";
import { listRiskActivities } from "./risk-activities/list-risk-activities.ts";
import { riskActivityHistory } from "./risk-activities/risk-activity-history.ts";
import { seeRiskActivity } from "./risk-activities/see-risk-activity.ts";
import { setNormFigure } from "./set-norm-figure.ts";

export {
  type DocumentTypeInUse,
  documentTypeAsked,
  documentTypesOf,
  figuresByDay,
  figuresOn,
  questionsInUse,
  type RiskActivityInUse,
  riskActivitiesOf,
} from "./current-catalogue.ts";
export { categoriesOf, offeredDocumentTypes, searchDocumentTypes } from "./document-types/offered-types.ts";
export { type TrainingInUse, trainingsInUse } from "./platform-trainings.ts";
export { publishCatalogue } from "./publish-catalogue.ts";
export { translatedName } from "./store/document-types.ts";
export { catalogueTextIn, translatorOf } from "./translate.ts";
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
