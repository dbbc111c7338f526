import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  count_zero: "none selected",
  count_one: "{{count}} selected",
  count_other: "{{count}} selected",
  elsewhere_zero: "none outside this page",
  elsewhere_one: "{{count}} not on this page",
  elsewhere_other: "{{count}} not on this page",
  clear: "Clear selection",
  all: "Select all on this page",
  rest: "All on this page",
  cancel: "Cancel",
  close: "Close",
  doneCount_zero: "None done",
  doneCount_one: "{{count}} done",
  doneCount_other: "{{count}} done",
  refusedCount_zero: "none unchanged",
  refusedCount_one: "{{count}} unchanged",
  refusedCount_other: "{{count}} unchanged",
  done: "Done",
  refused: "Unchanged",
  because: "Reason: {{reason}}",
  becauseUntil: "Reason: {{reason}} (until {{day}})",
};
