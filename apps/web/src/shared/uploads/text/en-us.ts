import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  arrived: "File(s) sent successfully!",
  stillToSend: "It still has to be sent for review.",
  datesRefused: "the file arrived, but its dates were not saved. {{reason}}",
  states: {
    waiting: "Waiting for its turn",
    going: "Sending: {{percent}}%",
    paused: "Paused at {{percent}}%",
    lost: "No connection. Sending goes on by itself, from where it stopped, when it is back.",
    done: "Sent",
    failed: "Not sent",
  },
  unfit: {
    empty: "The file is empty. Check the original and send it again.",
    tooLarge: "The file is {{size}}, and the limit is {{megabytes}} MB. Scan it at a lower resolution, or split the document.",
    wrongType: "This kind of file is not accepted. Send a PDF, an image or an Office document.",
  },
  holds: {
    photos: "Send or discard the photos that you took.",
    underWay: "Wait until the files have gone up.",
    unsent: "Some files have not arrived yet. Go on sending them, replace them or take them off the list.",
    unsaved: "Save the dates that you typed, or complete those that are missing.",
  },
  otherContent:
    "The content of this file is not what its name says. Open the original, save it as a PDF, an image or an Office document, and send it again.",
  notWantedNow:
    "This document is under analysis or closed, and takes no files now. If it comes back to you, try again: what has gone up is kept for a day.",
  progress: "Sending {{name}}",
  pause: "Pause",
  pauseOf: "Pause {{name}}",
  goOn: "Go on",
  goOnOf: "Go on with {{name}}",
  retry: "Try again",
  retryOf: "Try {{name}} again",
  choose: "Choose another file",
  chooseFor: "Choose another file in place of {{name}}",
  cancelOf: "Cancel sending {{name}}",
  dismissOf: "Take {{name}} off the list",
};
