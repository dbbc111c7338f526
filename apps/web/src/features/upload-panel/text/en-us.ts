import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Sending documents",
  sending: "Sending {{count}} of {{total}}: {{percent}}%",
  lost_zero: "No file waits for the connection",
  lost_one: "No connection: {{count}} file waits for it",
  lost_other: "No connection: {{count}} files wait for it",
  failed_zero: "No file is stuck",
  failed_one: "{{count}} file is stuck",
  failed_other: "{{count}} files are stuck",
  unfinished_zero: "Nothing was interrupted",
  unfinished_one: "{{count}} file was interrupted",
  unfinished_other: "{{count}} files were interrupted",
  done: "Everything was sent",
  close: "Close",
  place: "Open the pendency {{title}}",
  keepOpen: "Keep this tab open until everything is sent. You may go to other screens.",
  history: "Sent in this session",
  left: {
    title: "Interrupted",
    says: "Choose the same file to go on where it stopped.",
    goOn: "Go on",
    goOnOf: "Go on with {{name}}",
    again: "Choose the file",
    againOf: "Choose {{name}} again",
    forgetOf: "Give up {{name}}",
    other: "This is not the same file. Choose {{name}}, of {{size}}.",
  },
};
