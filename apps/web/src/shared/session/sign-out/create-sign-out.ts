import { createObservable } from "../../create-observable.ts";

type SignOutDoors = {
  readonly uid: () => string | undefined;
  /** Sends pending decisions. */
  readonly finish: () => Promise<unknown>;
  readonly tell: (uid: string | undefined) => Promise<void>;
  readonly end: () => void;
};

/** Sign-out: shows loading, sends pending work and notifies the server; ends the session even if the server fails. */
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
