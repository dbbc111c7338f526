import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Personal data",
  says: "What the platform knows about you, and how it looks to you.",
  name: {
    title: "Who you are",
    says: "Your name appears in the history of what you do and to the people of your companies.",
    label: "Full name",
    required: "Enter your name",
    tooLong: "The name has at most {{max}} characters",
    email: "E-mail",
    emailSays: "You sign in with it; it cannot be changed here.",
    save: "Save name",
  },
  password: {
    title: "Password",
    says: "We send a link to your e-mail, with which you choose a new password. Changing it signs you out everywhere.",
    send: "Send a link to change the password",
    again: "Send again",
    sent: "We sent a link to {{email}}. It is good for one hour.",
  },
  preferences: { title: "Language and appearance", says: "They count in every browser you sign in to." },
  companies: {
    title: "My companies",
    says: "Where you work on the platform, and with which profile.",
    owner: "Owner",
    none: "You do not belong to any company yet.",
    more: "Show more companies",
  },
  terms: {
    title: "Accepted terms",
    says: "The text of each is in the account menu, under Terms of use.",
    version: "Version {{version}}",
    none: "No terms accepted yet.",
  },
};
