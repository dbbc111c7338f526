import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Empresa",
  hint: "Los datos registrales de la empresa elegida en la parte superior de la página.",
  says: "Lo que otros ven de tu empresa. Cada cambio queda en el historial.",
  readOnly: "Puedes consultar estos datos. Para cambiarlos, habla con quien administra la empresa.",
  closed: "No tienes permiso para ver los datos de esta empresa. Habla con quien la administra.",
  cnpj: "CNPJ",
  cnpjSays: "Identifica a la empresa y no cambia.",
  companyName: "Razón social",
  tradingName: "Nombre comercial",
  city: "Ciudad",
  state: "Estado",
  noState: "—",
  place: "Ciudad y estado",
  noPlace: "No informado",
  fault: { required: "Completa este campo", tooLong: "El texto es demasiado largo" },
  save: "Guardar datos",
  reload: "Recargar datos",
  none: "Todavía no formas parte de ninguna empresa",
  noneSays: "Pide una invitación a quien administra la empresa en la que trabajas.",
};
