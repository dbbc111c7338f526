import * as z from "zod/mini";
import { PROFILE_DESCRIPTION_MAX_LENGTH, PROFILE_NAME_MAX_LENGTH } from "../limits.ts";
import { Id, Instant, list, Nothing, paging, searchText } from "../list.ts";
import { type PermissionArea, permissionAreas, permissionKeys } from "../permissions.ts";
import { routes } from "../route.ts";
import { freeText, requiredText } from "../text.ts";

/** For which side of a contract a profile is meant; `both` is whichever sides the company stands on. */
export const relationTypes = ["contractor", "provider", "both"] as const;
export const RelationType = z.enum(relationTypes);
export type RelationType = z.output<typeof RelationType>;

const PermissionName = z.enum(permissionKeys);
const Permissions = z.array(PermissionName).check(z.maxLength(permissionKeys.length));
const Area = z.enum(permissionAreas as readonly [PermissionArea, ...PermissionArea[]]);
export const profileName = requiredText(PROFILE_NAME_MAX_LENGTH);
export const profileDescription = freeText(PROFILE_DESCRIPTION_MAX_LENGTH);

/** An access profile as a list shows it. */
export const ProfileLine = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  relationType: RelationType,
  permissionCount: z.int(),
  peopleCount: z.int(),
  waitingInvitations: z.int(),
  /** Grows with each change; sent back with the next one, it tells whether somebody else came first. */
  version: z.int(),
  /** `assign`: the person holds every key of it, and may give it to others. */
  can: z.object({ update: z.boolean(), remove: z.boolean(), assign: z.boolean() }),
});
export type ProfileLine = z.output<typeof ProfileLine>;

/** A profile with all it allows, as a flat list and by area. */
export const Profile = z.extend(ProfileLine, {
  companyId: Id,
  permissions: z.array(PermissionName),
  features: z.array(z.object({ category: Area, permissions: z.array(PermissionName) })),
  /** The person who asks holds this profile. */
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

/** The filter of the profile list: one schema for the address bar and for the server. */
export const ProfileListQuery = z.object({ ...paging(), query: z.optional(searchText), relationType: z.optional(RelationType) });
export type ProfileListQuery = z.output<typeof ProfileListQuery>;

/** `permissions` and the wire's `permitions` mean the same on the way in (CD-059). */
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
    summary: "Access profiles of a company, for whoever administers them or gives them to people",
    query: ProfileListQuery,
    answer: list(ProfileLine),
    refusals: ["company.not_found", "permission.missing"],
  },
  "GET /profiles/{id}": {
    permission: "see_permissions",
    summary: "One access profile with its permissions",
    answer: Profile,
    refusals: ["profile.not_found"],
  },
  "GET /profiles/{id}/people": {
    permission: "see_permissions",
    summary: "Who holds an access profile",
    query: z.object(paging()),
    answer: list(ProfileHolder),
    refusals: ["profile.not_found"],
  },
  // The same path with PUT is the data of the company (CD-085).
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
    summary: "Changes an access profile; who holds it is allowed the new permissions from their next request on",
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
    summary: "Deletes an access profile that nobody holds and nobody is invited to",
    answer: Nothing,
    status: 204,
    refusals: ["profile.not_found", "permission.missing", "profile.in_use"],
  },
  "GET /relations-types": {
    permission: "self",
    summary: "The relations an access profile may be meant for",
    answer: z.array(z.object({ relationType: RelationType })),
  },
  "GET /categories/default-list": {
    permission: "self",
    summary: "The areas of permissions, each with its permissions and the side on which they count",
    answer: z.array(z.object({ category: Area, permissions: z.array(z.object({ permission: PermissionName, side: RelationType })) })),
  },
});
