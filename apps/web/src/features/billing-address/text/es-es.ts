import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Facturación",
  hint: "Adónde van las facturas de la empresa elegida en la parte superior de la página.",
  panel: "Dirección de facturación",
  says: "Revísala antes de guardar: es la dirección que sale en las facturas. Cada cambio queda en el historial.",
  readOnly: "Puedes consultar esta dirección. Para cambiarla, habla con quien administra la empresa.",
  closed: "No tienes permiso para ver la facturación de esta empresa. Habla con quien la administra.",
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
  fault: { required: "Completa este campo", tooLong: "El texto es demasiado largo", postalCode: "Código postal no válido" },
  save: "Guardar dirección",
  reload: "Recargar dirección",
  kept: "Dirección de facturación guardada con éxito",
  none: "Todavía no formas parte de ninguna empresa",
  noneSays: "Pide una invitación a quien administra la empresa en la que trabajas.",
};
