import { actionCodeException } from "@emdia/contract/guard-lists.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { landing, type WebPath, webPathList, webPaths } from "@emdia/contract/web-paths.ts";
import { mainMenu } from "../layouts/default/main-menu.ts";

/** Screens that a signed-in user can open without parameters: no anonymous-only screen, no record id and no action code. */
export const reachableScreens = (may: (permission: PermissionKey) => boolean): readonly WebPath[] => {
  const reachable = webPathList.filter((path) => {
    const screen = webPaths[path];
    if (path === landing || screen.access === "anonymous-only" || "params" in screen || "demoOnly" in screen) return false;
    if (path === actionCodeException.path) return false;
    if ("offeredWith" in screen && !may(screen.offeredWith)) return false;
    return !("permission" in screen) || may(screen.permission);
  });
  const inMenu: readonly WebPath[] = mainMenu.map(({ path }) => path).filter((path) => reachable.includes(path));
  return [...inMenu, ...reachable.filter((path) => !inMenu.includes(path))];
};
