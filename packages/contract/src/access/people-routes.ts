import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { Id, Instant, list, Nothing, paging, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";

export const NamedProfile = z.object({ id: Id, name: z.string() });

/** Somebody who works in a company, as its people see them. */
export const Person = z.object({
  /** The membership; the person is `accountId`. */
  accountCompanyId: Id,
  accountId: Id,
  displayName: z.string(),
  email: z.string(),
  profile: NamedProfile,
  owner: z.boolean(),
  /** False for somebody who sees some projects only. */
  allProjects: z.boolean(),
  disabled: z.boolean(),
  joinedAt: Instant,
  /** When they took up the invitation by which they came, where they came by one and whoever looks may see invitations. */
  cameByInvitationAt: z.nullable(Instant),
  lastAccessAt: z.nullable(Instant),
  can: z.object({ changeProfile: z.boolean(), remove: z.boolean() }),
});
export type Person = z.output<typeof Person>;

/** The filter of people and of invitations: one schema for the address bar and for the server. */
export const PeopleQuery = z.object({ ...paging(), query: z.optional(searchText), profileId: z.optional(queryId) });
export type PeopleQuery = z.output<typeof PeopleQuery>;

export const peopleRoutes = routes({
  "GET /companies/{id}/accounts": {
    permission: "see_users",
    summary: "The people of a company, by name",
    query: PeopleQuery,
    answer: list(Person),
    refusals: ["company.not_found", "permission.missing"],
  },
  "PUT /companies/{companyId}/account/{accountCompanyId}": {
    permission: "update_users",
    summary: "Gives a person of the company another profile, from their next request on",
    body: z.object({ profileId: Id }),
    answer: Person,
    refusals: ["company.not_found", "permission.missing", "user.not_found", "user.is_owner", "profile.not_found", "profile.beyond_own"],
  },
  "DELETE /companies/{id}/account/{accountId}": {
    permission: "remove_users",
    summary: "Takes a person out of the company at once",
    answer: Nothing,
    status: 204,
    refusals: ["company.not_found", "permission.missing", "user.not_found", "user.is_self", "user.is_owner"],
  },
  "GET /companies/{id}/access-history": {
    permission: "see_users",
    summary: "Who gave whom access to the company, changed it or took it away, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
});
