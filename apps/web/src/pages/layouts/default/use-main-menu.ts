import { useMayAt, usePermissionsReady } from "../../../shared/session/permissions.ts";
import { menuFor } from "./main-menu.ts";

/** The links appear all at once, when it is known which: none of them moves to make room for another. */
export const useMainMenu = () => {
  const isReady = usePermissionsReady();
  const may = useMayAt();
  return isReady ? menuFor(may) : [];
};
