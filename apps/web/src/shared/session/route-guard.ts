import { actionCodeException } from "@emdia/contract/guard-lists.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { matchWebPath } from "@emdia/contract/web-path-match.ts";
import { landing, loginPath, signedInHome, type WebPath, webPaths } from "@emdia/contract/web-paths.ts";

type Arrival = {
  /** Path without the query. */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly session: "valid" | "none";
  /** `null` while the permissions load: the guard does not redirect for a missing permission then. */
  readonly may: ((permission: PermissionKey) => boolean) | null;
};
export type GuardDecision = { readonly go: "stay" } | { readonly go: "to"; readonly path: WebPath };

const stay: GuardDecision = { go: "stay" };
const to = (path: WebPath): GuardDecision => ({ go: "to", path });

const carriesActionCode = (path: WebPath, search: URLSearchParams) =>
  path === actionCodeException.path && actionCodeException.query.every((name) => search.get(name));

const permissionOf = (path: WebPath): PermissionKey | undefined => {
  const screen = webPaths[path];
  return "permission" in screen ? screen.permission : undefined;
};

/** Decides whether a page may open, or its redirect. */
export const guard = ({ path, search, session, may }: Arrival): GuardDecision => {
  const screen = matchWebPath(path);
  // An unknown path shows the error page, with and without a session (CD-002).
  if (!screen || carriesActionCode(screen.path, search)) return stay;

  // The contract tests the access of each screen against the prefix lists of the specification.
  const { access } = webPaths[screen.path];
  if (access === "public") return stay;
  if (access === "anonymous-only") return session === "valid" ? to(landing) : stay;
  if (session === "none") return to(loginPath);
  if (screen.path === landing) return to(signedInHome);

  const permission = permissionOf(screen.path);
  return permission === undefined || may === null || may(permission) ? stay : to(landing);
};
