import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Where you are signed in",
  says: "Do you not recognise one of these? End it and change your password.",
  device: { both: "{{browser}} on {{system}}", unknown: "Unidentified device" },
  here: "this device",
  used: "Last used on {{lastUsed}} · address {{address}}",
  since: "Signed in since {{since}}",
  end: "End",
  endNamed: "End the session on {{name}}",
  ended: "Session ended",
  endOthers: "End all others",
  endedOthers_zero: "There was no other session",
  endedOthers_one: "{{count}} session ended",
  endedOthers_other: "{{count}} sessions ended",
  more: "Show more",
};
