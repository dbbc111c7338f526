import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of files, documents and exports. */
export const text = {
  "file.empty": "El archivo está vacío. Revise el original y envíelo de nuevo.",
  "file.needs_password": "El archivo pide una contraseña. Guarde una copia sin contraseña y envíela de nuevo.",
  "file.broken": "El PDF no se puede abrir. Genere el archivo de nuevo, o digitalice el documento, y envíelo otra vez.",
  "file.too_slow": "El PDF tarda demasiado en abrirse. Imprímalo de nuevo como PDF, o digitalice el documento, y envíelo otra vez.",
  "file.missing": "No llegó ningún archivo. Elija el archivo y envíelo de nuevo.",
  "storage.unavailable": "No fue posible guardar el archivo ahora. Nada quedó guardado a medias: inténtelo de nuevo en un momento.",
  "storage.low": "El almacenamiento está casi lleno y no recibe archivos ahora. Avise al soporte e inténtelo más tarde.",
  "file.quota_reached": "Se alcanzó el límite diario de archivos enviados. Envíe los demás mañana.",
  "file.inspection_busy": "Todavía estamos abriendo los archivos que envió antes. Espere un momento y envíe este de nuevo.",
  "document.not_found": "Este documento ya no existe o usted no tiene acceso a él.",
  "document.not_available": "Archivo no disponible para descargar",
  "document.not_wanted_now": "Este documento no recibe archivos en su situación actual.",
  "document.settled": "Este documento ya fue decidido y no puede cambiarse.",
  "document.issue_in_future": "Fecha posterior a la actual",
  "document.expires_before_issue": "El vencimiento no puede ser anterior a la emisión.",
  "document.never_expires": "Este tipo de documento no tiene vencimiento.",
  "document.expiry_missing": "Este tipo de documento tiene vencimiento: informe hasta cuándo vale.",
  "document.replaced_not_found": "El documento que se sustituiría ya no está entre los enviados. Envíe el nuevo sin sustituir.",
  "document.approved_already": "Este archivo es el que ya fue aprobado. Envíe el documento nuevo.",
  "document.too_many": "Este documento pendiente ya tiene el máximo de archivos. Elimine uno antes de añadir otro.",
  "document.not_reusable": "Este archivo no sirve para este pedido: es de otro tipo o de otra persona, o ya venció.",
  "export.not_found": "Esta exportación ya no existe o se pidió en otra cuenta. Exporte de nuevo en la lista.",
} as const satisfies { readonly [C in ExplainedIn<"documentRefusals">]: string };
