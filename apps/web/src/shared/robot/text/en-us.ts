import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text: Translated<typeof ptBr> = {
  checking: "Checking…",
  confirmed: "Check complete",
  away: "The service that confirms you are not a robot did not answer. Check your connection and reload the page.",
};
