import * as z from "zod/mini";
import { PROFILE_DESCRIPTION_MAX_LENGTH, PROFILE_NAME_MAX_LENGTH } from "../limits.ts";
import { Id, Instant, list, Nothing, paging, searchText } from "../list.ts";
import { type PermissionArea, permissionAreas, permissionKeys } from "../permissions.ts";
import { routes } from "../route.ts";
import { freeText, requiredText } from "../text.ts";

/** Contract side of a profile; `both` covers every side on which the company acts. */
export const relationTypes = ["contractor", "provider", "both"] as const;
export const RelationType = z.enum(relationTypes);
export type RelationType = z.output<typeof RelationType>;

const PermissionName = z.enum(permissionKeys);
const Permissions = z.array(PermissionName).check(z.maxLength(permissionKeys.length));
const Area = z.enum(permissionAreas as readonly [PermissionArea, ...PermissionArea[]]);
export const profileName = requiredText(PROFILE_NAME_MAX_LENGTH);
export const profileDescription = freeText(PROFILE_DESCRIPTION_MAX_LENGTH);

/** Access profile in a list. */
export const ProfileLine = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  relationType: RelationType,
  permissionCount: z.int(),
  peopleCount: z.int(),
  waitingInvitations: z.int(),
  /** Version for optimistic locking: the next change sends it back, and a conflict is refused. */
  version: z.int(),
  /** `assign`: the caller has every permission of the profile and may assign it. */
  can: z.object({ update: z.boolean(), remove: z.boolean(), assign: z.boolean() }),
});
export type ProfileLine = z.output<typeof ProfileLine>;

/** Profile with its permissions, as a flat list and by area. */
export const Profile = z.extend(ProfileLine, {
  companyId: Id,
  permissions: z.array(PermissionName),
  features: z.array(z.object({ category: Area, permissions: z.array(PermissionName) })),
  /** Whether the caller has this profile. */
  isOwn: z.boolean(),
});
export type Profile = z.output<typeof Profile>;

export const ProfileHolder = z.object({
  accountCompanyId: Id,
  accountId: Id,
  displayName: z.string(),
  email: z.string(),
  owner: z.boolean(),
  lastAccessAt: z.nullable(Instant),
});
export type ProfileHolder = z.output<typeof ProfileHolder>;

/** Filter of the profile list, shared by the URL and the server. */
export const ProfileListQuery = z.object({ ...paging(), query: z.optional(searchText), relationType: z.optional(RelationType) });
export type ProfileListQuery = z.output<typeof ProfileListQuery>;

/** The input accepts `permissions` and the wire's `permitions` as synonyms (CD-059). */
const written = {
  name: profileName,
  description: z.optional(z.nullable(profileDescription)),
  relationType: RelationType.check(z.meta({ examples: ["both"] })),
  permissions: z.optional(Permissions),
  permitions: z.optional(Permissions),
};
const NewProfile = z.object(written);
const ChangedProfile = z.object({
  ...written,
  name: profileName.check(z.meta({ examples: ["Analista de documentos"] })),
  version: z.optional(z.int().check(z.minimum(1), z.meta({ examples: [1] }))),
});

export const profileRoutes = routes({
  "GET /profiles/company/{id}/created-by-me": {
    permission: "self",
    summary: "Lists the access profiles of a company for users who administer or assign them",
    query: ProfileListQuery,
    answer: list(ProfileLine),
    refusals: ["company.not_found", "permission.missing"],
  },
  "GET /profiles/{id}": {
    permission: "see_permissions",
    summary: "Returns an access profile with its permissions",
    answer: Profile,
    refusals: ["profile.not_found"],
  },
  "GET /profiles/{id}/people": {
    permission: "see_permissions",
    summary: "Lists the users with an access profile",
    query: z.object(paging()),
    answer: list(ProfileHolder),
    refusals: ["profile.not_found"],
  },
  // The same path with PUT changes the company data (CD-085).
  "POST /companies/{id}/profile": {
    permission: "add_permissions",
    summary: "Creates an access profile in a company",
    body: NewProfile,
    answer: Profile,
    status: 201,
    refusals: [
      "company.not_found",
      "permission.missing",
      "profile.name_taken",
      "profile.relation_unfit",
      "profile.side_unfit",
      "profile.beyond_own",
    ],
  },
  "PUT /profiles/{id}": {
    permission: "update_permissions",
    summary: "Changes an access profile, effective from its users' next request",
    body: ChangedProfile,
    answer: Profile,
    refusals: [
      "profile.not_found",
      "permission.missing",
      "profile.stale",
      "profile.name_taken",
      "profile.relation_unfit",
      "profile.side_unfit",
      "profile.beyond_own",
      "profile.locks_out",
    ],
  },
  "DELETE /profiles/{id}": {
    permission: "remove_permissions",
    summary: "Deletes an access profile without users and invitations",
    answer: Nothing,
    status: 204,
    refusals: ["profile.not_found", "permission.missing", "profile.in_use"],
  },
  "GET /relations-types": {
    permission: "self",
    summary: "Lists the relation types of access profiles",
    answer: z.array(z.object({ relationType: RelationType })),
  },
  "GET /categories/default-list": {
    permission: "self",
    summary: "Lists the permission areas with their permissions and the side of each",
    answer: z.array(z.object({ category: Area, permissions: z.array(z.object({ permission: PermissionName, side: RelationType })) })),
  },
});
