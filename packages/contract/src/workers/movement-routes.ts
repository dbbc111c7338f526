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
    summary: "What happened to a worker, newest first",
    answer: z.object({ results: z.array(Movement), can: z.object({ add: z.boolean() }) }),
    refusals: ["worker.not_found"],
  },
  "POST /companies/employees/{id}/movements": {
    permission: "update_employee",
    summary: "Records what happened to a worker; status and links follow",
    body: WrittenMovement,
    answer: Movement,
    status: 201,
    refusals: refused,
  },
  "POST /companies/employees/{id}/movements/preview": {
    permission: "update_employee",
    summary: "What a movement would open, suspend and close, before it is recorded, changed or deleted",
    body: PlannedMovement,
    answer: MovementPreview,
    refusals: refused,
  },
  "PUT /companies/employees/{id}/movements/{movementId}": {
    permission: "update_employee",
    summary: "Changes what was recorded; status and links follow from all of it anew",
    body: WrittenMovement,
    answer: Movement,
    refusals: refused,
  },
  "DELETE /companies/employees/{id}/movements/{movementId}": {
    permission: "update_employee",
    summary: "Takes away what was recorded; status and links follow from what is left",
    answer: Nothing,
    status: 204,
    refusals: refused,
  },
  "GET /companies/employees/{id}/standing": {
    permission: "see_employee",
    summary: "Whether a worker may work today in each of the projects in view, until when, and otherwise why not",
    answer: Standing,
    refusals: ["worker.not_found"],
  },
});
