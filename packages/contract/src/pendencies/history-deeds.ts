import { pendencyActions } from "./vocabulary.ts";

/** What the history of a pendency tells of: everything that moves it, and what else is done to it. */
export const deedsToPendency = [
  ...pendencyActions,
  "noted",
  "removed",
  "answered",
  "explained",
  "commented",
  "attachment_infected",
  "reviewed",
] as const;
/** What overtakes whoever read a pendency before: everything that moves it, also where it stays as it is. */
export const deedsThatMove = pendencyActions.map((action) => `pendency.${action}` as const);
/** And what is done to one of its documents. */
export const deedsToDocument = ["added", "removed", "left_out", "put_back", "opened", "infected", "dates_changed"] as const;

export type DocumentDeed = `document.${(typeof deedsToDocument)[number]}`;
export type PendencyDeed = `pendency.${(typeof deedsToPendency)[number]}` | DocumentDeed;

/** Everything that the server writes into it. */
export const pendencyDeeds: readonly PendencyDeed[] = [
  ...deedsToPendency.map((deed) => `pendency.${deed}` as const),
  ...deedsToDocument.map((deed) => `document.${deed}` as const),
];
