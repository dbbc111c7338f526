import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  sendAgain: "Send again",
  supportHint: "Has it been more than 2 hours? Contact support.",
  checking: "Checking the link…",
  unchecked: "The link could not be checked",
  email: {
    label: "E-mail",
    emailRequired: "E-mail is required",
    emailInvalid: "Invalid e-mail",
  },
  request: {
    title: "Recover password",
    says: "Enter the e-mail of your account. We will send a link with which you choose a new password.",
    submit: "Send link",
  },
  password: {
    title: "Change password",
    says: "New password for {{email}}",
    new: "Enter your new password",
    confirm: "Confirm your new password",
    submit: "Change password",
  },
  confirm: {
    title: "Confirm e-mail",
    says: "Confirm that {{email}} is your e-mail to complete your registration.",
    submit: "Confirm e-mail",
    done: "E-mail confirmed",
    doneSays: "The e-mail {{email}} was confirmed. Now sign in with your password.",
  },
  notices: {
    resetSent: {
      title: "Check your e-mail",
      says: "If there is an account with this e-mail, the link to a new password is on its way. It works for one hour; look in the spam folder too.",
    },
    passwordChanged: {
      title: "Password changed",
      says: "The new password is in force, and the sessions on other devices have ended. Sign in with it.",
    },
    linkExpired: {
      title: "Link expired",
      says: "This link was already used or is too old. Ask for a new one: it reaches your e-mail in a moment.",
    },
    linkInvalid: {
      title: "Invalid link",
      says: "This link is incomplete or no longer works. Open it straight from the e-mail you received, or ask for a new one.",
    },
    inactive: {
      title: "Account inactive",
      says: "Your account had no access for more than 90 days and was blocked. We sent an e-mail to reactivate it; sign in at least every 90 days.",
    },
    outdated: {
      title: "Password outdated",
      says: "Your password is more than 90 days old. We sent an e-mail with the link to choose a new one.",
    },
    unverified: {
      title: "Verify your e-mail",
      says: "Your account is not complete yet: open the link we sent to your e-mail. It did not arrive? Send it again.",
    },
    confirmationSent: {
      title: "Confirmation sent",
      says: "If this e-mail still has to be confirmed, the link is on its way. Look in the spam folder too.",
    },
  },
};
