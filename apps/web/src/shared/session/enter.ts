import type { SignedIn } from "@emdia/contract/identity/routes.ts";
import { landing, loginPath } from "@emdia/contract/web-paths.ts";
import type * as z from "zod/mini";
import { watched } from "../watched.ts";
import { sessionStore } from "./session-store.ts";

export type Entering = z.output<typeof SignedIn>;

/** Somebody who has proved who they are and has yet to accept the terms. Until then nothing is stored, and no other page is open to them. */
export const awaitingTerms = watched<Entering | null>(null);

/** The end of every way in. Answers where to go: home, or back to the page that asks for the terms. */
export const enter = (entering: Entering): typeof landing | typeof loginPath => {
  if (entering.termsToAccept !== null) {
    awaitingTerms.write(entering);
    return loginPath;
  }
  const { user, ...tokens } = entering;
  awaitingTerms.write(null);
  sessionStore.keep(tokens, user);
  return landing;
};
