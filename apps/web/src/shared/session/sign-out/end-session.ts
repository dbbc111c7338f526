import { landing, type loginPath } from "@emdia/contract/web-paths.ts";
import i18next from "i18next";
import { notify } from "../../notices/notify.ts";
import { sessionStore } from "../session-store.ts";
import { createEndSession } from "./create-end-session.ts";

type Router = {
  readonly open: (path: typeof loginPath) => void;
  /** Asks the route guard once more about the address that is open. */
  readonly guardAgain: () => void;
};
let router: Router = { open: (path) => location.assign(path), guardAgain: () => location.reload() };
let owner = sessionStore.owner();

/** Another tab signed in or out. A tab that showed one person's work never goes on as another person. */
const followOtherTabs = () => {
  const before = owner;
  owner = sessionStore.owner();
  sessionStore.announce();
  if (owner === before) return;
  if (owner !== null && before !== null) location.reload();
  else router.guardAgain();
};

/** Introduces the router: where the session's end leads, and what happens when another tab signs in or out. */
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
