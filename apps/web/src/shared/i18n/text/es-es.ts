import type { Translated } from "../translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  retry: "Intentar de nuevo",
  close: "Cerrar",
  loading: "Cargando…",
  saved: "Datos actualizados con éxito",
  removed: "Eliminado con éxito",
  month: { month: "Mes", year: "Año", ofField: "{{label}}: mes", yearOfField: "{{label}}: año" },
  notice: { success: "Éxito", warning: "Atención", error: "Error" },
  list: {
    loading: "Cargando la lista…",
    failed: "No se pudo cargar la lista",
    stale: "La lista puede estar desactualizada",
    beyond: "Ya no hay nada en esta página",
    closed: "No tiene permiso para ver esta lista",
    closedHint: "Pida a quien administra su empresa el acceso que necesita.",
    pages: "Páginas de la lista",
    page: "Página {{page}}",
    pageOf: "Página {{page}} de {{last}}",
    last: "Ir a la última página",
    previous: "Página anterior",
    next: "Página siguiente",
    range: "{{from}}–{{to}} de {{total}}",
    rangeOfMany: "{{from}}–{{to}} de más de {{total}}",
    size: "Elementos por página",
  },
};
