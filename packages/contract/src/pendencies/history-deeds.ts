import { pendencyActions } from "./vocabulary.ts";

/** History actions of a pendency: every move, and other actions. */
export const deedsToPendency = [
  ...pendencyActions,
  "noted",
  "removed",
  "answered",
  "explained",
  "commented",
  "attachment_infected",
  "reviewed",
  "disputed",
  "dispute_upheld",
  "dispute_closed",
] as const;
/** Actions that make a loaded version outdated: every move, including those that leave the status unchanged. */
export const deedsThatMove = pendencyActions.map((action) => `pendency.${action}` as const);
/** History actions of a document. */
export const deedsToDocument = ["added", "removed", "left_out", "put_back", "opened", "infected", "dates_changed"] as const;

/** History actions of a service month. */
export const deedsToServiceMonth = ["declared", "noted", "withdrawn", "confirmed", "denied", "reversed"] as const;

export type DocumentDeed = `document.${(typeof deedsToDocument)[number]}`;
export type ServiceMonthDeed = `service_month.${(typeof deedsToServiceMonth)[number]}`;
export type PendencyDeed = `pendency.${(typeof deedsToPendency)[number]}` | DocumentDeed;

/** All history actions of the module. */
export const pendencyDeeds: readonly PendencyDeed[] = [
  ...deedsToPendency.map((deed) => `pendency.${deed}` as const),
  ...deedsToDocument.map((deed) => `document.${deed}` as const),
];
