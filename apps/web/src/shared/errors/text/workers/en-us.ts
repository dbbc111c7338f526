import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "worker.not_found": "Worker not found.",
  "worker.already_here": "This person already is a worker of your company.",
  "worker.stale": "Somebody else changed this worker while you were editing. Look at what changed and choose what counts.",
  "worker.document_missing": "Give the CPF or a foreign document, and only one of the two.",
  "worker.cpf_invalid": "The CPF you gave does not exist. Check its digits.",
  "worker.document_is_cpf": "The foreign document you gave is a CPF. Register it as a CPF.",
  "worker.document_is_from_home": "A document issued in Brazil is not a foreign one. Give the CPF.",
  "worker.born_in_future": "The date of birth cannot be after today.",
  "worker.too_young": "The person is not of the age that the law asks for this work.",
  "worker.admitted_before_birth": "The admission must be after the date of birth.",
  "worker.admission_contradicted": "The admission date contradicts the movements on record.",
  "worker.regime_in_future": "The labour regime cannot begin on a day after today.",
  "worker.activity_type_unknown": "One of the chosen activity types no longer exists.",
  "worker.image_not_found": "This worker has no photo.",
  "worker.too_many_projects": "A worker cannot have so many projects at once.",
  "worker.project_unknown": "One of the chosen projects was not found among the projects of your company.",
  "worker.project_twice": "The same project was chosen twice on dates that overlap.",
  "worker.project_closed": "The project is inactive and takes no workers.",
  "worker.link_not_found": "The worker is not linked to this project.",
  "worker.link_reversed": "The link must end on the day it begins or later.",
  "worker.link_before_admission": "The link to the project cannot begin before the admission.",
  "worker.link_outside_project": "The dates of the link are outside those of the project.",
  "worker.dismissed": "The worker was dismissed and cannot be linked to projects.",
  "worker.restricted": "This person is kept from working for the project's contractor.",
};
