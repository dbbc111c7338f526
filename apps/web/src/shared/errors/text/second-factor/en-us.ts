import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "second_factor.step_ended": "The verification has expired. Sign in again with e-mail and password.",
  "second_factor.code_wrong": "Invalid code. Check the 6 digits and try again.",
  "second_factor.code_expired": "This code has expired or was replaced by another. Ask for a new one.",
  "second_factor.code_exhausted": "This code was cancelled after 5 attempts. Ask for a new one.",
  "second_factor.blocked": "Too many wrong codes: the verification is blocked for up to one hour. If it was not you, change your password.",
  "second_factor.too_soon": "We have just sent a code. Wait a moment before asking for another.",
  "second_factor.too_many_messages": "Many codes were sent today. Try again tomorrow.",
  "second_factor.type_unavailable": "This way of verifying is not available for your account.",
  "phone.taken": "This phone is already registered with another account.",
  "phone.already_chosen": "This account already has a way to verify who you are. Sign in and change the phone in My account.",
};
