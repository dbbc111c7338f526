import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Sign in to your account",
  email: "E-mail",
  password: "Password",
  showPassword: "Show password",
  forgotPassword: "I forgot my password",
  resetPassword: "Reset my password",
  tryAgain: "Try again {{when}}.",
  reactivation: {
    checking: "Checking the reactivation link…",
    fits: "This link reactivates the account {{email}}. Sign in with your password to use it again.",
  },
  submit: "Sign in",
  emailRequired: "E-mail is required",
  emailInvalid: "Invalid e-mail",
  passwordRequired: "Password is required",
  passwordShort: "The password has at least {{length}} characters",
  demo: {
    title: "Sign in as someone from the demo",
    hint: "One click signs in as that person.",
  },
};
