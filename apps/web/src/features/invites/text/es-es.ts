import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  confirming: "Comprobando la invitación…",
  unconfirmed: "No se pudo comprobar la invitación",
  into: {
    company: "Usted fue invitado a {{company}}.",
    project: "Usted fue invitado a un proyecto de {{company}}.",
    newCompany: "Cree su cuenta para registrar {{company}}: será la propietaria de la empresa.",
    as: "Perfil de acceso: {{profile}}.",
    by: "Invitación enviada por {{name}}.",
  },
  person: {
    name: "Nombre completo",
    nameRequired: "El nombre es obligatorio",
    phone: "Teléfono",
    phoneRequired: "El teléfono es obligatorio",
    phoneInvalid: "Teléfono no válido",
    email: "Correo electrónico",
    emailFixed: "Es el correo que recibió la invitación y no puede cambiarse aquí.",
  },
  consent: {
    label: "Leí y acepto los términos de uso y privacidad",
    read: "Leer los términos de uso",
    required: "Hay que aceptar los términos de uso para crear la cuenta",
  },
  create: {
    title: "Crear cuenta",
    password: "Contraseña",
    confirm: "Confirme la contraseña",
    submit: "Crear cuenta",
    haveAccount: "Ya tengo cuenta",
    welcome: "¡Bienvenido a Em Dia, {{name}}! Su cuenta fue creada.",
  },
  accept: {
    title: "Completar el registro",
    says: "El correo {{email}} ya tiene cuenta en Em Dia. Acepte la invitación y entre con la contraseña que ya usa.",
    submit: "Aceptar invitación",
    done: "Invitación aceptada. Ahora entre.",
  },
  used: {
    company: {
      title: "Invitación ya utilizada",
      says: "Esta invitación ya fue aceptada y solo funciona una vez. Si fue usted, entre con su cuenta.",
    },
    project: {
      title: "Invitación de proyecto ya utilizada",
      says: "La invitación a este proyecto ya fue aceptada y solo funciona una vez. Si fue usted, entre con su cuenta.",
    },
    forgot: "Olvidé mi contraseña",
  },
};
