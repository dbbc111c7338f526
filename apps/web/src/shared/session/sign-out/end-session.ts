import { landing, type loginPath } from "@emdia/contract/web-paths.ts";
import i18next from "i18next";
import { notify } from "../../notices/notify.ts";
import { sessionStore } from "../session-store.ts";
import { createEndSession } from "./create-end-session.ts";

type Router = {
  readonly open: (path: typeof loginPath) => void;
  /** Runs the route guard again for the current URL. */
  readonly guardAgain: () => void;
};
let router: Router = { open: (path) => location.assign(path), guardAgain: () => location.reload() };
let owner = sessionStore.owner();

/** Another tab signed in or out. A tab that shows one user's data reloads for another user. */
const followOtherTabs = () => {
  const before = owner;
  owner = sessionStore.owner();
  sessionStore.announce();
  if (owner === before) return;
  if (owner !== null && before !== null) location.reload();
  else router.guardAgain();
};

/** Connects the router: navigation after the end of a session, and changes by other tabs. */
export const connectSession = (to: Router): void => {
  router = to;
  sessionStore.watched.subscribe(() => {
    owner = sessionStore.owner();
  });
  addEventListener("storage", followOtherTabs);
};

export const guardAgain = (): void => router.guardAgain();

export const endSession = createEndSession({
  store: sessionStore,
  open: (path) => router.open(path),
  startOver: () => location.assign(landing),
  warn: (text) => notify.error(i18next.t(text === "expired" ? "errors:refused.session.denied" : "errors:signInAgain")),
  after: (delayMs, act) => void setTimeout(act, delayMs),
});
