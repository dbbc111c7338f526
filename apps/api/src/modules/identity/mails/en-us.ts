import type { AccountMailTexts } from "./account-mail-texts.ts";

export const enUs: AccountMailTexts = {
  resetPassword: {
    title: "Reset your password",
    paragraphs: [
      "Hello, {name}.",
      "We were asked to reset the password of your account. The link below works for one hour, and once.",
      "If it was not you, ignore this e-mail: your password stays as it is.",
    ],
    action: "Reset password",
  },
  passwordOutdated: {
    title: "Your password is more than 90 days old",
    paragraphs: [
      "Hello, {name}.",
      "For your safety a password is changed every 90 days. Choose a new one with the link below, which works for one hour.",
    ],
    action: "Choose a new password",
  },
  reactivate: {
    title: "Reactivate your account",
    paragraphs: [
      "Hello, {name}.",
      "Your account was not used for more than 90 days and has been locked. Use the link below within 24 hours and sign in with your password.",
    ],
    action: "Reactivate account",
  },
  verifyEmail: {
    title: "Confirm your e-mail",
    paragraphs: ["Hello, {name}.", "Confirm that this address is yours to begin to use the platform. The link works for 48 hours."],
    action: "Confirm e-mail",
  },
};
