import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "sign_in.wrong_credentials": "Check your e-mail or password",
  "sign_in.email_not_verified": "The e-mail of this account is not verified, please verify your e-mail.",
  "sign_in.account_disabled": "This account was disabled. Talk to support.",
  "sign_in.verify_email": "Confirm your e-mail to sign in.",
  "sign_in.account_not_completed": "Your account is not completed yet. Check your e-mail.",
  "sign_in.account_inactive":
    "Your account was not used for more than 90 days and has been locked. We sent you an e-mail to reactivate it; sign in at least every 90 days.",
  "sign_in.password_outdated": "Your password is more than 90 days old. We sent you an e-mail to choose a new one.",
  "sign_in.blocked": "Access is blocked for a while after too many attempts. Wait, or reset your password.",
  "password.code_invalid": "Invalid reset code, try again!",
  "password.confirmation_differs": "The passwords are not equal",
  "password.weak": "The password does not meet the security rules.",
  "password.used_before": "This password was used before! Choose another one.",
  "password.busy": "Too many sign-ins at the same time. Try again in a moment.",
  "link.invalid": "This link is invalid, was used, or has expired. Ask for a new one.",
  "sign_in.other_way": "This account signs in another way. Use the button it was created with.",
  "robot.not_confirmed": "Confirm that you are not a robot",
  "robot.service_down": "The service that confirms you are not a robot did not answer. Try again in a moment.",
  "account_session.not_found": "This session does not exist or has already ended.",
  "demo.off": "The address requested does not exist.",
};
