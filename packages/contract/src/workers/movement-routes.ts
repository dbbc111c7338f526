import * as z from "zod/mini";
import { Nothing } from "../list.ts";
import { routes } from "../route.ts";
import { Movement, MovementPreview, PlannedMovement, WrittenMovement } from "./movement.ts";
import { refusedMovements } from "./movement-refusals.ts";
import { Standing } from "./standing.ts";

const refused = ["worker.not_found", "permission.missing", "movement.nothing_planned", ...refusedMovements] as const;

export const movementRoutes = routes({
  "GET /companies/employees/{id}/movements": {
    permission: "see_employee",
    summary: "Lists the movements of a worker, newest first",
    answer: z.object({ results: z.array(Movement), can: z.object({ add: z.boolean() }) }),
    refusals: ["worker.not_found"],
  },
  "POST /companies/employees/{id}/movements": {
    permission: "update_employee",
    summary: "Records a movement of a worker; status and links are derived from it",
    body: WrittenMovement,
    answer: Movement,
    status: 201,
    refusals: refused,
  },
  "POST /companies/employees/{id}/movements/preview": {
    permission: "update_employee",
    summary: "Previews the effects of recording, changing or deleting a movement",
    body: PlannedMovement,
    answer: MovementPreview,
    refusals: refused,
  },
  "PUT /companies/employees/{id}/movements/{movementId}": {
    permission: "update_employee",
    summary: "Changes a movement; status and links are derived again from all movements",
    body: WrittenMovement,
    answer: Movement,
    refusals: refused,
  },
  "DELETE /companies/employees/{id}/movements/{movementId}": {
    permission: "update_employee",
    summary: "Deletes a movement; status and links are derived from the remaining ones",
    answer: Nothing,
    status: 204,
    refusals: refused,
  },
  "GET /companies/employees/{id}/standing": {
    permission: "see_employee",
    summary: "Returns whether a worker may work today in each visible project, until when, or the reasons against it",
    answer: Standing,
    refusals: ["worker.not_found"],
  },
});
