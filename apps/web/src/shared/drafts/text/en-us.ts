import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  kept: {
    says: "On {{at}} you typed something here that was not saved.",
    takeUp: "Take up what I typed",
    dismiss: "Discard",
  },
  leaving: {
    title: "Leave without saving?",
    says: "What you typed and did not save is left out.",
    stay: "Stay here",
    leave: "Leave without saving",
  },
  stale: {
    bySomebody: "Somebody else saved this after you opened it.",
    somebody: "Somebody",
    taken: "What only the other person changed stays as they saved it: {{groups}}.",
    choose: "Both of you changed what is below. Choose what holds in each case.",
    nothingDisputed: "Nothing that you typed was changed by the other person; your changes can be saved.",
    mine: "What I typed",
    theirs: "What is saved",
    save: "Save like this",
  },
};
