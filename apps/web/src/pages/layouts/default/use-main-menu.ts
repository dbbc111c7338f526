import { useMayAt, usePermissionsReady } from "../../../shared/session/permissions.ts";
import { menuFor } from "./main-menu.ts";

/** Empty until the permissions are known, so that all links appear at once and none of them moves. */
export const useMainMenu = () => {
  const isReady = usePermissionsReady();
  const may = useMayAt();
  return isReady ? menuFor(may) : [];
};
