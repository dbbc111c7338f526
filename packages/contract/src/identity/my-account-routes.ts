import * as z from "zod/mini";
import { LOCALES } from "../limits.ts";
import { Id, Instant, list, Nothing, paging } from "../list.ts";
import { routes } from "../route.ts";
import { PersonName } from "./person-name.ts";

/** Colour scheme; `auto` follows the operating system. */
export const appearances = ["light", "dark", "auto"] as const;
export type Appearance = (typeof appearances)[number];

/** Preferences of a user; `null` means the browser's default. */
export const Preferences = z.object({ language: z.nullable(z.enum(LOCALES)), appearance: z.nullable(z.enum(appearances)) });
export type Preferences = z.output<typeof Preferences>;

/** Contract sides of the user's companies. */
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

/** Device kinds that the server detects; all other devices are `unknown`. */
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

/** Security-related changes of an account. */
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
/** History entry of an account; the actor is its user by default. */
export const OwnHistoryEntry = z.object({
  id: Id,
  at: Instant,
  action: z.enum(ownActions),
  /** Device of an ended session. */
  device: z.nullable(Device),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  /** IP address; `null` if another user's decision caused the change. */
  address: z.nullable(z.string()),
});
export type OwnHistoryEntry = z.output<typeof OwnHistoryEntry>;

const SESSION_PAGE_SIZE = 20;

export const myAccountRoutes = routes({
  "GET /account/profile": {
    permission: "self",
    summary: "Returns the caller's profile; requires see_personal_data, or no company",
    answer: OwnProfile,
    refusals: ["permission.missing"],
  },
  "PUT /account/profile": {
    permission: "self",
    summary: "Changes the caller's name, with update_personal_data, or language and appearance; omitted fields remain",
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
    summary: "Lists changes of the caller's account with their address, newest first",
    query: z.object(paging()),
    answer: list(OwnHistoryEntry),
  },
  "GET /account/sessions": {
    permission: "self",
    summary: "Lists the caller's sessions, latest use first",
    query: z.object(paging(SESSION_PAGE_SIZE)),
    answer: list(SessionRow),
  },
  "DELETE /account/sessions": {
    permission: "self",
    summary: "Ends every session of the caller except the current one",
    answer: z.object({ ended: z.int() }),
  },
  "DELETE /account/sessions/{uuid}": {
    permission: "self",
    summary: "Ends one of the caller's sessions at once",
    params: { uuid: z.uuid() },
    answer: Nothing,
    status: 204,
    refusals: ["account_session.not_found"],
  },
});
