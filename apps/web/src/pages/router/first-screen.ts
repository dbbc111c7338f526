import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { webPaths } from "@emdia/contract/web-paths.ts";
import { screenAt } from "../screens.ts";
import { resolveRedirects } from "./guarded.ts";
import { layouts } from "./layouts.ts";

/** Starts to load the first screen without waiting for the router. Returns the texts that it needs. */
export const fetchFirstScreen = () => {
  const match = matchWebPath(resolveRedirects(location.pathname, new URLSearchParams(location.search)));
  if (!match) return [];
  const parts = [layouts[webPaths[match.path].layout], screenAt(match.path)];
  // Errors are ignored here: the router loads the same parts and handles them.
  for (const { load } of parts) load().catch(() => undefined);
  return parts.flatMap(({ texts }) => texts);
};
