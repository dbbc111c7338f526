import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Dónde tienes la sesión abierta",
  says: "¿No reconoces alguno de estos accesos? Ciérralo y cambia tu contraseña.",
  device: { both: "{{browser}} en {{system}}", unknown: "Dispositivo no identificado" },
  here: "este dispositivo",
  used: "Último uso el {{lastUsed}} · dirección {{address}}",
  since: "Conectado desde {{since}}",
  end: "Cerrar",
  endNamed: "Cerrar el acceso en {{name}}",
  ended: "Acceso cerrado",
  endOthers: "Cerrar todos los demás",
  endedOthers_zero: "No había otro acceso abierto",
  endedOthers_one: "{{count}} acceso cerrado",
  endedOthers_other: "{{count}} accesos cerrados",
  more: "Mostrar más",
};
