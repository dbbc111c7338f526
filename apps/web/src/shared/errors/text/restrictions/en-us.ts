import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "restriction.not_found": "Restriction not found.",
  "restriction.one_document": "Enter the person's CPF or foreign document, one of the two.",
  "restriction.dates_reversed": "The restriction cannot end before it begins.",
  "restriction.already_past": "The restriction would already be over. Enter an end from today on.",
  "restriction.overlaps": "This person already has a restriction in this period.",
  "restriction.over": "This restriction is over and can no longer be changed. Create a new one if needed.",
  "restriction.stale": "Somebody else changed this restriction. Check how it stands now and try again.",
  "activity_type.not_found": "Kind of work not found.",
  "activity_type.name_taken": "There already is a kind of work with this name.",
  "activity_type.unknown_risk": "One of the chosen risk activities is no longer in the catalogue.",
  "activity_type.in_use": "There are workers with this kind of work. Make it inactive so that nobody new receives it.",
};
