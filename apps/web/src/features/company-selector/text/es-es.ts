import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Elegir empresa",
  search: "Buscar por nombre o CNPJ",
  all: "Todas las empresas",
  count_zero: "Ninguna empresa",
  count_one: "{{count}} empresa",
  count_other: "{{count}} empresas",
  several: "Elegir varias",
  one: "Una empresa a la vez en Mi cuenta",
  owner: "Propietario(a)",
  side: { contractor: "Contratante", provider: "Proveedora", both: "Contratante y proveedora" },
  none: "No se encontró ninguna empresa. Pruebe otro nombre.",
  hint: "↑ ↓ para elegir, Enter para confirmar, Esc para cerrar",
};
