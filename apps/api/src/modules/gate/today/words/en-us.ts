import type { TodayWords } from "./words.ts";

export const enUs: TodayWords = {
  file: "who-may-enter",
  sheet: "Who may enter today",
  columns: { name: "Worker", companyName: "Company", role: "Role", answer: "May enter", health: "Health", reasons: "Reasons" },
  answer: { yes: "Yes", no: "No" },
  health: { fit: "Fit", unfit: "Unfit" },
  reasons: {
    hiring: "To be admitted",
    away: "Away",
    vacation: "On vacation",
    dismissed: "Dismissed",
    link_to_come: "Link not started yet",
    link_over: "Link ended",
    project_to_come: "Project not started yet",
    project_over: "Project ended",
    project_inactive: "Project inactive",
    restricted: "Restricted",
    documents: "Missing documents",
    health: "Unfit",
  },
};
