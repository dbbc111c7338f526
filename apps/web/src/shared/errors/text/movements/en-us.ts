import type { text as portuguese } from "./pt-br.ts";

export const text = {
  "movement.status_not_allowed": "This movement does not leave the worker in the chosen status.",
  "movement.year_too_late": "The year of a movement cannot be later than 2100.",
  "movement.end_not_expected": "This movement has no end date.",
  "movement.end_not_after_start": "The end date must be after the start date.",
  "movement.before_birth": "A movement cannot come before the worker was born.",
  "movement.transfer_projects_missing": "Choose which project the worker leaves and which one they go to.",
  "movement.transfer_to_itself": "The project they go to must be another than the one they leave.",
  "movement.leaves_without_transfer": "Only a transfer leaves a project.",
  "movement.repeated": "This movement is already recorded on this date.",
  "movement.already_admitted": "The worker is already admitted. Record the dismissal before a new admission.",
  "movement.before_admission": "No movement can come before the admission.",
  "movement.after_dismissal": "After a dismissal there can only be a new admission.",
  "movement.nothing_to_return_from": "There is no leave or vacation to return from on this date.",
  "movement.overlaps": "The dates overlap another leave or vacation.",
  "movement.while_away": "While the worker is on leave or vacation, only a return or a dismissal can be recorded.",
  "movement.not_found": "Movement not found.",
  "movement.nothing_planned": "Say which movement shall be recorded, changed or deleted.",
  "movement.too_many": "This worker has too many movements already.",
  "movement.project_unknown": "The chosen project was not found among the projects of this supplier.",
  "movement.not_linked_there": "The worker does not work in the project they would leave on this date.",
} as const satisfies Readonly<Record<keyof typeof portuguese, string>>;
