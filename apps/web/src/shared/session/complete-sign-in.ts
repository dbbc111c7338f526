import type { SignedIn, SignInAnswer } from "@emdia/contract/identity/routes.ts";
import { landing, loginPath, type WebPath } from "@emdia/contract/web-paths.ts";
import type * as z from "zod/mini";
import { createObservable } from "../create-observable.ts";
import { loadPart } from "../loading/chunk-reload.ts";
import { sessionStore } from "./session-store.ts";

export type Entering = z.output<typeof SignedIn>;

/** Verified sign-in that waits for the terms. No token is stored and no other page opens until the user accepts them. */
export const awaitingTerms = createObservable<Entering | null>(null);

const secondFactorPath = "/seguranca/verifique-sua-identidade" satisfies WebPath;

/** Completes every kind of sign-in and returns the next page: the landing page, the second factor, or the sign-in page with the terms. */
export const completeSignIn = async (entering: SignInAnswer): Promise<typeof landing | typeof loginPath | typeof secondFactorPath> => {
  if (entering.mfaRequired) {
    const { pendingStep } = await loadPart(() => import("./pending-step.ts"));
    pendingStep.begin(entering);
    return secondFactorPath;
  }
  if (entering.termsToAccept !== null) {
    awaitingTerms.write(entering);
    return loginPath;
  }
  const { user, ...tokens } = entering;
  awaitingTerms.write(null);
  sessionStore.keep(tokens, user);
  return landing;
};
