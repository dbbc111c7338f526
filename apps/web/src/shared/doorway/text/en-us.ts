import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  signIn: "Sign in",
  backToSignIn: "Back to sign-in",
  askAnotherLink: "Ask for another password link",
  outbox: "Open the outbox of the demo",
};
