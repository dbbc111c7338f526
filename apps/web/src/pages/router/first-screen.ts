import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { webPaths } from "@emdia/contract/web-paths.ts";
import { screenAt } from "../screens.ts";
import { resolveRedirects } from "./guarded.ts";
import { layouts } from "./layouts.ts";

/** Begins to fetch the screen that somebody is about to see, without waiting for the router. Answers the words it needs. */
export const fetchFirstScreen = () => {
  const match = matchWebPath(resolveRedirects(location.pathname, new URLSearchParams(location.search)));
  if (!match) return [];
  const parts = [layouts[webPaths[match.path].layout], screenAt(match.path)];
  // The router asks for the same parts in a moment, and hears then what went wrong.
  for (const { load } of parts) load().catch(() => undefined);
  return parts.flatMap(({ texts }) => texts);
};
