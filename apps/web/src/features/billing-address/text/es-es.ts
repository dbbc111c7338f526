import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Facturación",
  hint: "Adónde van las facturas de la empresa elegida en la parte superior de la página.",
  panel: "Dirección de facturación",
  says: "Revísela antes de guardar: es la dirección que sale en las facturas. Cada cambio queda en el historial.",
  readOnly: "Puede consultar esta dirección. Para cambiarla, hable con quien administra la empresa.",
  closed: "No tiene permiso para ver la facturación de esta empresa. Hable con quien la administra.",
  empty: "No se ha informado ninguna dirección.",
  field: {
    cep: "Código postal (CEP)",
    street: "Calle",
    number: "Número",
    complement: "Complemento",
    neighborhood: "Barrio",
    city: "Ciudad",
    uf: "Estado",
  },
  noState: "—",
  fault: { required: "Complete este campo", tooLong: "El texto es demasiado largo", postalCode: "Código postal no válido" },
  save: "Guardar dirección",
  reload: "Recargar dirección",
  kept: "Dirección de facturación guardada con éxito",
  none: "Todavía no forma parte de ninguna empresa",
  noneSays: "Pida una invitación a quien administra la empresa en la que trabaja.",
};
