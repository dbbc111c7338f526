import { myAccountRoutes } from "@emdia/contract/identity/my-account-routes.ts";
import { module } from "../../../platform/http/handler.ts";
import { ownHistory } from "./own-history.ts";
import { changeOwnProfile, ownProfile } from "./own-profile.ts";
import { endOtherSessionsByOwner, endSessionByOwner, ownSessions } from "./own-sessions.ts";

/** Routes of the own profile, history and sessions. */
export const ownAccount = module("own-account", myAccountRoutes, {
  "GET /account/profile": ownProfile,
  "PUT /account/profile": changeOwnProfile,
  "GET /account/history": ownHistory,
  "GET /account/sessions": ownSessions,
  "DELETE /account/sessions": endOtherSessionsByOwner,
  "DELETE /account/sessions/{uuid}": endSessionByOwner,
});
