import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Invitar empresa",
  says: "Indique la empresa y quién responde por ella. Enviaremos una invitación por correo para crear la cuenta.",
  submit: "Enviar invitación",
  fields: {
    cnpj: "CNPJ",
    companyName: "Razón social",
    tradingName: "Nombre comercial",
    fullName: "Nombre completo del responsable",
    email: "Correo del responsable",
    phone: "Teléfono",
    observations: "Observaciones",
  },
  faults: {
    cnpjRequired: "El CNPJ de la empresa es obligatorio",
    cnpjInvalid: "CNPJ no válido",
    companyNameRequired: "La razón social es obligatoria",
    tradingNameRequired: "El nombre comercial es obligatorio",
    emailRequired: "El correo electrónico es obligatorio",
    emailInvalid: "Correo electrónico no válido",
    nameRequired: "El nombre es obligatorio",
    phoneRequired: "El teléfono es obligatorio",
    phoneInvalid: "Teléfono no válido",
  },
  sent: {
    title: "Invitación enviada",
    says: "El responsable recibirá un correo con el enlace para crear la cuenta de la empresa. Vale siete días; mire también el correo no deseado.",
  },
  failed: {
    title: "No se pudo enviar la invitación",
    says: "No se envió nada, y lo que escribió sigue aquí. Inténtelo de nuevo en un momento.",
  },
};
