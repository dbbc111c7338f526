import { movementRoutes } from "@emdia/contract/workers/movement-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import type { MissingDocumentsProvider } from "../missing-documents.ts";
import type { TrainingNeedProvider } from "../training-needs.ts";
import { listMovements } from "./list-movements.ts";
import { previewMovement } from "./preview-movement.ts";
import { addMovement, changeMovement, removeMovement } from "./record-movement.ts";
import { readStanding } from "./standing.ts";

/** Routes of movements, their preview, and the eligibility of workers. */
export const movements = (known: MissingDocumentsProvider & TrainingNeedProvider) =>
  module("movements", movementRoutes, {
    "GET /companies/employees/{id}/movements": listMovements,
    "POST /companies/employees/{id}/movements": addMovement,
    "POST /companies/employees/{id}/movements/preview": previewMovement(known),
    "PUT /companies/employees/{id}/movements/{movementId}": changeMovement,
    "DELETE /companies/employees/{id}/movements/{movementId}": removeMovement,
    "GET /companies/employees/{id}/standing": readStanding(known),
  });
