import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { type WebPath, webPaths } from "@emdia/contract/web-paths.ts";
import { IconAlertTriangle, IconBriefcase2, IconChartBar, IconChecklist, IconSchool, IconUsers } from "@tabler/icons-react";
import type { ComponentType } from "react";

type MenuEntry = { readonly path: WebPath; readonly Icon: ComponentType<{ size?: number; stroke?: number }> };

/** The six links of the main menu, in the order of the specification (CD-152). */
export const mainMenu = [
  { path: "/paineis", Icon: IconChartBar },
  { path: "/projetos", Icon: IconBriefcase2 },
  { path: "/pendencias", Icon: IconChecklist },
  { path: "/colaboradores", Icon: IconUsers },
  { path: "/agenda-de-risco", Icon: IconAlertTriangle },
  { path: "/treinamentos", Icon: IconSchool },
] as const satisfies readonly MenuEntry[];

/** The links that the user may see: a screen with a permission requires it. */
export const menuFor = (may: (permission: PermissionKey, path: WebPath) => boolean) =>
  mainMenu.filter(({ path }) => {
    const screen = webPaths[path];
    return !("permission" in screen) || may(screen.permission, path);
  });
