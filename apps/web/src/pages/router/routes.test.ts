import { webPathList, webPaths } from "@emdia/contract/web-paths.ts";
import { type AnyRoute, createRootRoute, createRouter } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { routesUnder } from "./routes.ts";

const root = createRootRoute();
const router = createRouter({ routeTree: root.addChildren(routesUnder(root)) });
const screens = Object.values<AnyRoute>(router.routesById).filter((route) => route.id !== root.id && route.path !== undefined);
const written = (route: AnyRoute) => String(route.fullPath).replace(/\$(\w+)/g, "{$1}");

test("the routes are exactly the paths of the contract", () => {
  expect(screens.map(written).sort()).toEqual([...webPathList].sort());
});

test("every route has the layout that the contract defines [R-023] [R-025] [R-026] [R-028]", () => {
  const layoutByPath = Object.fromEntries(screens.map((route) => [written(route), route.parentRoute?.id.replace("/", "")]));
  expect(layoutByPath).toEqual(Object.fromEntries(webPathList.map((path) => [path, webPaths[path].layout])));
});
