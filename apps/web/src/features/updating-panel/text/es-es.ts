import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Proyectos en actualización",
  says: "Los proyectos editados hace poco se están actualizando; sus acciones vuelven cuando termine la actualización.",
  updating: "Actualizando...",
  finished: "Finalizado",
};
