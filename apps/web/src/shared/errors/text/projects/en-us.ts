import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "project.not_found": "Project not found",
  "project_company.not_found": "Supplier not found in this project.",
  "project_company.stale": "Somebody else changed this supplier while you were editing it. Check what changed and save again.",
  "project_company.plan_missing": "The supplier does not have the plan this setting belongs to.",
  "project.blocked": "This project is blocked and cannot be edited during an update. Please wait until the update is finished.",
  "project.stale": "Somebody else changed this project while you were editing it. See what changed and choose what counts.",
  "project.step_order": "Save the earlier steps of the project before this one.",
  "project.is_draft": "The project is still a draft. Finish it or delete it.",
  "project.has_documents": "The project already has documents and cannot be deleted. Put it away instead.",
  "project.dates_reversed": "The end date must not be before the start date.",
  "project.contact_unknown": "Choose as the contact a person of the contractor who sees this project.",
  "project.place_unknown": "One of the chosen areas does not belong to its unit. Choose the areas again.",
  "project.day_too_far": "What a change would do is worked out up to a year ahead. Choose a nearer day.",
  "project.activity_unknown": "One of the chosen risk activities does not exist any more. Reload the page and choose again.",
  "project.supplier_unknown": "One of the chosen suppliers was not found.",
  "project.supplier_twice": "The same supplier was chosen twice.",
  "project.supplier_is_contractor": "The contracting company cannot be a supplier of its own project.",
  "project.email_known": "This e-mail is already registered, check your list of suppliers.",
  "project.plan_assigned": "The plan of a supplier cannot be changed or taken away once it is assigned.",
  "project.requirement_unknown": "One of the chosen documents is not in the catalogue any more. Reload the page and choose again.",
  "project.period_reversed": "The last month of the period must not be before the first.",
};
