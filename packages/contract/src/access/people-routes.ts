import * as z from "zod/mini";
import { HistoryEntry } from "../history/entry.ts";
import { Id, Instant, list, Nothing, paging, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";

export const NamedProfile = z.object({ id: Id, name: z.string() });

/** User of a company, in the view of its users. */
export const Person = z.object({
  /** Id of the membership; the user is `accountId`. */
  accountCompanyId: Id,
  accountId: Id,
  displayName: z.string(),
  email: z.string(),
  profile: NamedProfile,
  owner: z.boolean(),
  /** False if the user sees only some projects. */
  allProjects: z.boolean(),
  disabled: z.boolean(),
  joinedAt: Instant,
  /** When the user accepted their invitation; `null` without one, or if the caller may not see invitations. */
  cameByInvitationAt: z.nullable(Instant),
  lastAccessAt: z.nullable(Instant),
  can: z.object({ changeProfile: z.boolean(), remove: z.boolean() }),
});
export type Person = z.output<typeof Person>;

/** Filter of users and invitations, shared by the URL and the server. */
export const PeopleQuery = z.object({ ...paging(), query: z.optional(searchText), profileId: z.optional(queryId) });
export type PeopleQuery = z.output<typeof PeopleQuery>;

export const peopleRoutes = routes({
  "GET /companies/{id}/accounts": {
    permission: "see_users",
    summary: "Lists the users of a company by name",
    query: PeopleQuery,
    answer: list(Person),
    refusals: ["company.not_found", "permission.missing"],
  },
  "PUT /companies/{companyId}/account/{accountCompanyId}": {
    permission: "update_users",
    summary: "Changes the profile of a user, effective from their next request",
    body: z.object({ profileId: Id }),
    answer: Person,
    refusals: ["company.not_found", "permission.missing", "user.not_found", "user.is_owner", "profile.not_found", "profile.beyond_own"],
  },
  "DELETE /companies/{id}/account/{accountId}": {
    permission: "remove_users",
    summary: "Removes a user from the company at once",
    answer: Nothing,
    status: 204,
    refusals: ["company.not_found", "permission.missing", "user.not_found", "user.is_self", "user.is_owner"],
  },
  "GET /companies/{id}/access-history": {
    permission: "see_users",
    summary: "Lists changes of access to the company, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
});
