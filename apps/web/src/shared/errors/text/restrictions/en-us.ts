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
};
