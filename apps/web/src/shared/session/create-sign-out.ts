import { watched } from "../watched.ts";

type SignOutDoors = {
  readonly uid: () => string | undefined;
  readonly tell: (uid: string | undefined) => Promise<void>;
  readonly end: () => void;
};

/** Shows that it is leaving, tells the server, and leaves whatever the server says to it. */
export const createSignOut = ({ uid, tell, end }: SignOutDoors) => {
  const isSigningOut = watched(false);
  const signOut = async (): Promise<void> => {
    if (isSigningOut.read()) return;
    isSigningOut.write(true);
    await tell(uid()).catch(() => undefined);
    end();
  };
  return { isSigningOut, signOut };
};
