import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  filter: "May work",
  any: "Yes or no",
  short: { yes: "Yes", no: "No", unknown: "Calculating…" },
  whole: { yes: "May work", no: "May not work", unknown: "Calculating whether they may work…" },
  reasons: {
    hiring: "not admitted yet",
    away: "away",
    vacation: "on vacation",
    dismissed: "dismissed",
    link_to_come: "the link has not begun",
    link_over: "the link has ended",
    project_to_come: "the project has not begun",
    project_over: "the project has ended",
    project_inactive: "the project is inactive",
    restricted: "restricted",
    documents: "documents are missing",
  },
};
