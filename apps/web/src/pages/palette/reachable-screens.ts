import { actionCodeException } from "@emdia/contract/guard-lists.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { type WebPath, webPathList, webPaths } from "@emdia/contract/web-paths.ts";
import { mainMenu } from "../layouts/default/main-menu.ts";
import { isBuilt, type NamedPath } from "../reserved-paths.ts";

/** Paths without an entry of their own: the action-code link, and the second paths of the training page. */
const unnamed: readonly WebPath[] = [actionCodeException.path, "/treinamentos/turma", "/treinamentos/treinamento"];
const isNamed = (path: WebPath): path is NamedPath =>
  isBuilt(path) && webPaths[path].access !== "anonymous-only" && !unnamed.includes(path) && !path.includes("{");

type May = (permission: PermissionKey) => boolean;

const mayOpen = (path: WebPath, may: May): boolean => {
  const screen = webPaths[path];
  if ("offeredWith" in screen && !may(screen.offeredWith)) return false;
  return !("demoOnly" in screen) && (!("permission" in screen) || may(screen.permission));
};

const menu: readonly WebPath[] = mainMenu.map(({ path }) => path);
/** Position in the main menu; screens outside of it come last, in their order. */
const placeOf = (path: WebPath): number => (menu.includes(path) ? menu.indexOf(path) : menu.length);

/** Built screens that a signed-in user can open without parameters, those of the main menu first. */
export const reachableScreens = (may: May): readonly NamedPath[] =>
  webPathList
    .filter(isNamed)
    .filter((path) => mayOpen(path, may))
    .sort((one, other) => placeOf(one) - placeOf(other));
