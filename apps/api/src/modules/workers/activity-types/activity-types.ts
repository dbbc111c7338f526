import { activityTypeRoutes } from "@emdia/contract/workers/activity-type-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { listActivityTypes, readActivityType } from "./list-activity-types.ts";
import { activityTypeStatusChoices, proposeActivityTypes } from "./propose-activity-types.ts";
import { changeActivityType, createActivityType, deleteActivityType } from "./write-activity-type.ts";

export const activityTypes = module("activity-types", activityTypeRoutes, {
  "GET /employee-activity-type": listActivityTypes,
  "POST /employee-activity-type": createActivityType,
  "GET /employee-activity-type/{id}": readActivityType,
  "PUT /employee-activity-type/{id}": changeActivityType,
  "DELETE /employee-activity-type/{id}": deleteActivityType,
  "GET /activities-types/defaut-list": proposeActivityTypes,
  "GET /activities-types/default-list": proposeActivityTypes,
  "GET /activities-types-status/defaut-list": async (_scope, { query }) => activityTypeStatusChoices(query.language),
  "GET /activities-types-status/default-list": async (_scope, { query }) => activityTypeStatusChoices(query.language),
});
