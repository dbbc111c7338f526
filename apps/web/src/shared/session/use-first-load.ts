import { useEffect } from "react";
import { sessionOver } from "../api/api-failure.ts";
import { queryClient } from "../api/query-client.ts";
import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";
import { profileQuery, userQuery } from "./account.ts";
import { maySeePage } from "./companies/held-permissions.ts";
import { currentMay } from "./current-may.ts";
import { type FirstLoadDoors, runFirstLoad } from "./first-load.ts";
import { permissionsQuery } from "./permissions.ts";
import { sessionStore } from "./session-store.ts";
import { endSession, guardAgain } from "./sign-out/end-session.ts";

/** The sign-in response contains the user; a reload has to load it. */
const knowsUser = () => {
  const user = sessionStore.user();
  if (user) queryClient.setQueryData(userQuery.queryKey, user);
  return queryClient.getQueryData(userQuery.queryKey) !== undefined;
};

const checkManagementPermission = () => {
  const may = currentMay(location.pathname);
  if (may && !maySeePage("manager", may)) guardAgain();
};

const doors: FirstLoadDoors = {
  loadPermissions: async () => void (await queryClient.ensureQueryData(permissionsQuery)),
  permissionsFailed: async (error) => {
    endSession({ why: "permissions-failed" });
    throw sessionOver(error);
  },
  knowsUser,
  loadUser: async () => void (await queryClient.ensureQueryData(userQuery)),
  loadProfile: async () => void (await queryClient.ensureQueryData(profileQuery)),
  checkManagementPermission,
  introductions: [],
};

/** Runs the first load when the default layout mounts. */
export const useFirstLoad = (): void => {
  useEffect(() => {
    runFirstLoad(doors).catch((error: unknown) => {
      if (sessionStore.readStored().state === "valid") notify.error(currentMessageOf(error));
    });
  }, []);
};
