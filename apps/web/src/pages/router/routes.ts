import { type WebLayout, type WebPath, webPathList, webPaths } from "@emdia/contract/web-paths.ts";
import { type AnyRoute, createLazyRoute, createRoute } from "@tanstack/react-router";
import { loadTexts } from "../../shared/i18n/i18n.ts";
import { loadPart } from "../../shared/loading/chunk-reload.ts";
import type { Screen } from "../screen.ts";
import { screenAt } from "../screens.ts";
import { FailedLayout } from "./error-components.tsx";
import { layouts } from "./layouts.ts";

/** Loads code and texts in parallel, once. */
const fetched = (id: string, { load, texts }: Screen) => ({
  loader: () => loadTexts(texts),
  staleTime: Number.POSITIVE_INFINITY,
  lazily: async () => createLazyRoute(id)({ component: await loadPart(load) }),
});

const screenRoute = (path: WebPath, parent: AnyRoute) => {
  const { lazily, ...options } = fetched(path, screenAt(path));
  return createRoute({ getParentRoute: () => parent, path: path.replace(/\{(\w+)\}/g, "$$$1"), ...options }).lazy(lazily);
};

const layoutRoute = (layout: WebLayout, root: AnyRoute) => {
  const { lazily, ...options } = fetched(layout, layouts[layout]);
  const parent = createRoute({ getParentRoute: () => root, id: layout, errorComponent: FailedLayout, ...options }).lazy(lazily);
  return parent.addChildren(webPathList.filter((path) => webPaths[path].layout === layout).map((path) => screenRoute(path, parent)));
};

const layoutNames = ["default", "login", "unified-login", "shop", "empty"] as const satisfies readonly WebLayout[];

/** Creates the routes from the paths of the contract. */
export const routesUnder = (root: AnyRoute) => layoutNames.map((layout) => layoutRoute(layout, root));
