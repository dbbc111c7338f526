import type { Translated } from "../../../../shared/i18n/translated.ts";
import type { overview as portuguese } from "./pt-br.ts";

export const overview: Translated<typeof portuguese> = {
  linking: {
    title: "Update in progress",
    progress: "{{done}} of {{total}} suppliers organised",
    starts: "The pending documents will be organised shortly.",
  },
  demand: {
    label: "Document requests",
    draft: "Documents are requested once the project registration is finished.",
    linking: "Documents are requested once the update of the project is finished.",
    inactive: "The project is inactive and requests no documents.",
    ended: "The project has ended and requests no new documents.",
    announced: "Documents are requested from {{day}}, {{days}} days before the start.",
    before_start: "Documents are already requested; the monthly ones from {{day}}.",
    running: "Documents are being requested.",
  },
  conformity: {
    title: "Compliance",
    words: "{{settled}} of {{total}} documents in order",
    none: "No document has been requested yet.",
    bySupplier: "Compliance by supplier",
    expired_zero: "none expired",
    expired_one: "{{total}} expired",
    expired_other: "{{total}} expired",
    inReview_zero: "none in review",
    inReview_one: "{{total}} in review",
    inReview_other: "{{total}} in review",
    tile: {
      expired_zero: "expired documents",
      expired_one: "expired document",
      expired_other: "expired documents",
      inReview_zero: "documents in review",
      inReview_one: "document in review",
      inReview_other: "documents in review",
    },
  },
};
