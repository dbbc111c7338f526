import { profileRoutes } from "@emdia/contract/access/profile-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { changeProfile } from "./change-profile.ts";
import { createProfile } from "./create-profile.ts";
import { deleteProfile } from "./delete-profile.ts";
import { listProfiles } from "./list-profiles.ts";
import { listCategories, listRelationTypes } from "./permission-areas.ts";
import { profilePeople } from "./profile-people.ts";
import { readProfile } from "./read-profile.ts";

/** Routes of the access profiles. */
export const profiles = module("profiles", profileRoutes, {
  "GET /profiles/company/{id}/created-by-me": listProfiles,
  "GET /profiles/{id}": readProfile,
  "GET /profiles/{id}/people": profilePeople,
  "POST /companies/{id}/profile": createProfile,
  "PUT /profiles/{id}": changeProfile,
  "DELETE /profiles/{id}": deleteProfile,
  "GET /relations-types": listRelationTypes,
  "GET /categories/default-list": listCategories,
});
