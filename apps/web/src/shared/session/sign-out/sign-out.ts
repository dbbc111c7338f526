import { api } from "../../api/api.ts";
import { useObservable } from "../../create-observable.ts";
import { readClaims } from "../access-token.ts";
import { sessionStore } from "../session-store.ts";
import { deleteAttendance } from "./attendance-database.ts";
import { runSignOutHooks } from "./before-signing-out.ts";
import { createSignOut } from "./create-sign-out.ts";
import { endSession } from "./end-session.ts";

/** Time limit of the sign-out request; signing out works without the server. */
const FAREWELL_TIMEOUT_MS = 5_000;

const leaving = createSignOut({
  uid: () => {
    const session = sessionStore.readStored();
    return session.state === "valid" ? readClaims(session.accessToken)?.user_id : undefined;
  },
  finish: () => Promise.race([runSignOutHooks().then(deleteAttendance), new Promise((done) => setTimeout(done, FAREWELL_TIMEOUT_MS))]),
  tell: async (uid) => {
    await api("POST /authentication/signout")({ body: { uid } }, { signal: AbortSignal.timeout(FAREWELL_TIMEOUT_MS) });
  },
  end: () => endSession({ why: "signed-out" }),
});

export const signOut = leaving.signOut;
/** True from the click until the page unloads; the shell shows the loading state. */
export const useIsSigningOut = (): boolean => useObservable(leaving.isSigningOut);
