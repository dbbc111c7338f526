import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  "project.not_found": "Proyecto no encontrado",
  "project_company.not_found": "Proveedor no encontrado en este proyecto.",
  "project_company.stale": "Otra persona cambió este proveedor mientras lo editaba. Revise qué cambió y guarde de nuevo.",
  "project_company.plan_missing": "El proveedor no tiene el plan al que pertenece esta configuración.",
  "project.blocked": "Este proyecto está bloqueado y no se puede editar durante una actualización. Espere a que termine la actualización.",
  "project.stale": "Otra persona modificó este proyecto mientras usted lo editaba. Vea qué cambió y elija qué vale.",
  "project.step_order": "Guarde las etapas anteriores del proyecto antes de esta.",
  "project.is_draft": "El proyecto todavía es un borrador. Termínelo o elimínelo.",
  "project.has_documents": "El proyecto ya tiene documentos y no se puede eliminar. Desactívelo.",
  "project.dates_reversed": "La fecha de fin debe ser igual o posterior a la fecha de inicio.",
  "project.contact_unknown": "Elija como contacto a una persona de la contratante que vea este proyecto.",
  "project.place_unknown": "Una de las áreas elegidas no pertenece a su unidad. Elija las áreas de nuevo.",
  "project.day_too_far": "Lo que haría un cambio se calcula hasta un año por delante. Elija un día más cercano.",
  "project.activity_unknown": "Una de las actividades de riesgo elegidas ya no existe. Recargue la página y elija de nuevo.",
  "project.supplier_unknown": "No se encontró uno de los proveedores elegidos.",
  "project.supplier_twice": "El mismo proveedor fue elegido dos veces.",
  "project.supplier_is_contractor": "La empresa contratante no puede ser proveedora de su propio proyecto.",
  "project.email_known": "Correo ya registrado, verifique su lista de proveedores.",
  "project.plan_assigned": "El plan de un proveedor no se puede cambiar ni retirar una vez definido.",
  "project.requirement_unknown": "Uno de los documentos elegidos ya no está en el catálogo. Recargue la página y elija de nuevo.",
  "project.period_reversed": "El mes final del período debe ser igual o posterior al mes inicial.",
};
