import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { createRootRoute, createRouter, notFound, Outlet, redirect } from "@tanstack/react-router";
import { reportError } from "../../shared/errors/report-error.ts";
import { watchPrefetch } from "../../shared/loading/prefetch.ts";
import { returnPath } from "../../shared/session/return-path.ts";
import { focusPage } from "../../shared/ui/focus/focus-page.ts";
import { FailedLayout, FailedPage, NotFound } from "./error-components.tsx";
import { Frame } from "./frame.tsx";
import { guarded } from "./guarded.ts";
import { routesUnder } from "./routes.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: FailedLayout,
  beforeLoad: ({ location }) => {
    returnPath.keep(location.pathname);
    const decision = guarded(location.pathname, new URLSearchParams(location.searchStr));
    if (decision.go === "to") throw redirect({ to: returnPath.targetOf(decision.path), replace: true });
    // A parameter in the wrong format is treated as an unknown path.
    if (!matchWebPath(location.pathname)) throw notFound();
  },
});

export const router = createRouter({
  routeTree: root.addChildren(routesUnder(root)),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultErrorComponent: FailedPage,
  defaultOnCatch: reportError,
  InnerWrap: Frame,
});

watchPrefetch((may) => router.update({ ...router.options, defaultPreload: may ? "intent" : false }));

router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
  // The focus of the first page is left to the browser.
  if (fromLocation && pathChanged) focusPage();
});
