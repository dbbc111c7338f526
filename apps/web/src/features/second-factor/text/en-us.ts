import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  otherWay: "Choose another way",
  choose: {
    title: "Verify who you are",
    says: "Your account asks for a code besides the password. How would you like to receive it?",
    EMAIL: "E-mail",
    SMS: "Text message",
    CREATE_PHONE: "Give a mobile number",
    createPhoneHint: "Receive the code by text message",
  },
  phone: {
    title: "Give a mobile number",
    says: "We will send a code by text message. Once confirmed, this phone receives the codes of your account.",
    submit: "Send code",
  },
  code: {
    submit: "Confirm",
    EMAIL: {
      title: "Check your e-mail",
      says: "Enter the 6-digit code that we sent to {{sentTo}}. It works for 10 minutes; look in the spam folder as well.",
    },
    SMS: {
      title: "Check your messages",
      says: "Enter the 6-digit code that we sent to the phone {{sentTo}}. It works for 10 minutes.",
    },
    registers: {
      title: "Confirm your phone",
      says: "Enter the 6-digit code that we sent to {{sentTo}}. With it the phone is registered in your account.",
    },
  },
};
