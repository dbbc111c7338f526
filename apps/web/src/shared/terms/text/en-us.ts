import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Terms of use and privacy",
  list: "Accepted terms",
  entry: "Terms of use",
  version: "Version {{version}}",
  notAccepted: "You have not accepted these terms yet.",
  acceptance: { acceptedAt: "Accepted on", name: "Name", address: "IP address", email: "E-mail" },
  accept: {
    title: "Read and accept the terms of use to continue",
    agree: "I have read and accept the terms",
    later: "Not now, back to sign-in",
    done: "Terms of use accepted. Thank you!",
  },
};
