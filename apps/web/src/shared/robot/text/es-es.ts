import type { Translated } from "../../i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text: Translated<typeof ptBr> = {
  checking: "Verificando…",
  confirmed: "Verificación completada",
  away: "El servicio que confirma que no es un robot no respondió. Revise su conexión y recargue la página.",
};
