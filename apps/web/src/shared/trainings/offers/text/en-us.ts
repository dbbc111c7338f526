import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text = {
  next: "Next class: {{name}}",
  enrolled: "Enrolled in the class: {{name}}",
  when: "{{day}}, {{time}}",
  free_zero: "no places",
  free_one: "{{count}} place",
  free_other: "{{count}} places",
  none: "No class with places",
} as const satisfies Translated<typeof portuguese>;
