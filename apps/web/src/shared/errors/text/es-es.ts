import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  unanswered: "No se pudo realizar esta acción: la solicitud se hizo, pero no se recibió ninguna respuesta.",
  unsent: "No se pudo realizar esta acción, por favor, compruebe su conexión e inténtelo de nuevo",
  unexpected: "Ocurrió algo inesperado. Inténtelo de nuevo.",
  signInAgain: "Sesión caducada. Inicie sesión de nuevo.",
  missing: {
    key: "Falta: {{permission}}.",
    people: "Quién puede concederlo: {{people}}.",
    nobody: "Hable con el administrador de su empresa.",
  },
  served: {
    cnpj: "CNPJ no válido",
    email: "Correo electrónico no verificado",
    company: "Empresa no encontrada",
    employee: "Colaborador no encontrado",
    project: "Proyecto no encontrado",
    cpf: "CPF no válido",
  },
  refused: {
    "request.malformed": "Hay datos no válidos. Revise los campos indicados.",
    "request.not_json": "No se pudieron leer los datos enviados.",
    "request.too_large": "El contenido enviado es mayor de lo permitido.",
    "request.unsupported_type": "El tipo de contenido enviado no se acepta aquí.",
    "request.timed_out": "El envío tardó demasiado. Inténtelo de nuevo.",
    "request.too_many": "Demasiadas solicitudes en poco tiempo. Espere un momento e inténtelo de nuevo.",
    "request.in_progress": "Esta solicitud ya se está procesando. Espere el resultado.",
    "request.key_reused": "Esta solicitud ya se hizo con otros datos. Recargue la página e inténtelo de nuevo.",
    "route.not_found": "La dirección solicitada no existe.",
    "session.denied": "Sesión caducada. Inicie sesión de nuevo para seguir usando la plataforma.",
    "permission.missing": "No tiene permiso para realizar esta acción.",
    "company.not_found": "Empresa no encontrada.",
    "company.choose_one": "Elija la empresa en la que debe hacerse esta acción.",
    "server.failed": "Error del servidor.",
    "server.unavailable": "El servicio no está disponible en este momento. Inténtelo de nuevo en unos instantes.",
  },
};
