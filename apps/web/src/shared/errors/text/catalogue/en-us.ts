import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "document_type.not_found": "Document type not found.",
  "document_type.name_taken": "There already is a document type with this name.",
  "document_type.stale": "Somebody else changed this document type. Check the current version and try again.",
  "document_type.retired": "This document type is no longer in use and cannot be changed. Create a new type in its place.",
  "document_type.of_platform":
    "This document type belongs to the platform's catalogue and cannot be changed. Create one of your company's own.",
  "document_type.movement_unfit": "Name the movement only when the document is asked for on a movement, and always then.",
  "document_type.validity_unfit":
    "What is asked for anew every month or every year has no validity of its own. Choose “Always valid” for a document that expires and is renewed.",
  "risk_activity.not_found": "Risk activity not found.",
  "risk_activity.name_taken": "There already is a risk activity with this name.",
  "risk_activity.stale": "Somebody else changed this risk activity. Check the current version and try again.",
  "risk_activity.of_platform":
    "This risk activity belongs to the platform's catalogue and cannot be changed. Create one of your company's own.",
  "risk_activity.unknown_demand": "The activity asks for a document or training that is no longer in the catalogue.",
  "norm_figure.unknown_key": "There is no norm figure with this key.",
  "norm_figure.no_such_day": "This figure is a day of the year. Write the month and the day, as 1130 for November 30.",
  "norm_figure.day_taken": "Your company already has a value for this key from this date.",
};
