import { createObservable } from "../../create-observable.ts";

type SignOutDoors = {
  readonly uid: () => string | undefined;
  /** Sends what was decided and is not sent yet. */
  readonly finish: () => Promise<unknown>;
  readonly tell: (uid: string | undefined) => Promise<void>;
  readonly end: () => void;
};

/** Shows that it is leaving, sends what waits, tells the server, and leaves whatever the server says to it. */
export const createSignOut = ({ uid, finish, tell, end }: SignOutDoors) => {
  const isSigningOut = createObservable(false);
  const signOut = async (): Promise<void> => {
    if (isSigningOut.read()) return;
    isSigningOut.write(true);
    await finish().catch(() => undefined);
    await tell(uid()).catch(() => undefined);
    end();
  };
  return { isSigningOut, signOut };
};
