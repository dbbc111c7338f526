import * as z from "zod/mini";
import { LOCALES } from "../limits.ts";
import { Id, Instant, list, Nothing, paging } from "../list.ts";
import { routes } from "../route.ts";
import { PersonName } from "./person-name.ts";

/** How the product looks; `auto` follows the person's system. */
export const appearances = ["light", "dark", "auto"] as const;
export type Appearance = (typeof appearances)[number];

/** What a person chose for themselves; nothing chosen leaves it to the browser. */
export const Preferences = z.object({ language: z.nullable(z.enum(LOCALES)), appearance: z.nullable(z.enum(appearances)) });
export type Preferences = z.output<typeof Preferences>;

/** On which sides of contracts a person's companies stand. */
export const relationTypes = ["contractor", "provider", "both"] as const;

export const OwnProfile = z.extend(Preferences, {
  accountId: Id,
  displayName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  createdAt: Instant,
  relationType: z.nullable(z.enum(relationTypes)),
  can: z.object({ update: z.boolean() }),
});
export type OwnProfile = z.output<typeof OwnProfile>;

/** The kinds of machine, systems and browsers that are told apart; whatever else there is has no name here. */
export const deviceKinds = ["computer", "phone", "tablet", "unknown"] as const;
const Device = z.object({ kind: z.enum(deviceKinds), browser: z.nullable(z.string()), system: z.nullable(z.string()) });
export type Device = z.output<typeof Device>;
export const SessionRow = z.object({
  uuid: z.uuid(),
  device: Device,
  since: Instant,
  lastUsedAt: Instant,
  address: z.string(),
  isThisOne: z.boolean(),
});
export type SessionRow = z.output<typeof SessionRow>;

/** What can happen to an account and its ways in. */
export const ownActions = [
  "name_changed",
  "language_changed",
  "phone_changed",
  "second_factor_on",
  "second_factor_off",
  "password_changed",
  "session_ended",
  "other_sessions_ended",
  "session_reused",
  "session_unproved",
  "sessions_ended_by_company",
] as const;
/** One line of the history of an account: who is its person, wherever nothing else is said. */
export const OwnHistoryEntry = z.object({
  id: Id,
  at: Instant,
  action: z.enum(ownActions),
  /** The machine of a session that was ended. */
  device: z.nullable(Device),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  /** From where; none where somebody else's decision did it. */
  address: z.nullable(z.string()),
});
export type OwnHistoryEntry = z.output<typeof OwnHistoryEntry>;

const SESSION_PAGE_SIZE = 20;

export const myAccountRoutes = routes({
  "GET /account/profile": {
    permission: "self",
    summary: "What a person keeps about themselves; opened to who holds see_personal_data, or belongs to no company",
    answer: OwnProfile,
    refusals: ["permission.missing"],
  },
  "PUT /account/profile": {
    permission: "self",
    summary: "Changes one's own name, with update_personal_data, or language and appearance; what is not sent stays",
    body: z.object({
      displayName: z.optional(PersonName),
      language: z.optional(z.enum(LOCALES)),
      appearance: z.optional(z.enum(appearances)),
    }),
    answer: OwnProfile,
    refusals: ["permission.missing"],
  },
  "GET /account/history": {
    permission: "self",
    summary: "What was changed about one's own account, and from where, newest first",
    query: z.object(paging()),
    answer: list(OwnHistoryEntry),
  },
  "GET /account/sessions": {
    permission: "self",
    summary: "Where the person is signed in, the latest use first",
    query: z.object(paging(SESSION_PAGE_SIZE)),
    answer: list(SessionRow),
  },
  "DELETE /account/sessions": {
    permission: "self",
    summary: "Ends every session of the person but the one that asks",
    answer: z.object({ ended: z.int() }),
  },
  "DELETE /account/sessions/{uuid}": {
    permission: "self",
    summary: "Ends one of the person's sessions at once",
    params: { uuid: z.uuid() },
    answer: Nothing,
    status: 204,
    refusals: ["account_session.not_found"],
  },
});
