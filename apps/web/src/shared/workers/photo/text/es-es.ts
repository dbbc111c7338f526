import type { Translated } from "../../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  none: "Sin foto",
  of: "Foto de {{name}}",
  choose: "Elegir foto",
  change: "Cambiar foto",
  camera: "Fotografiar",
  remove: "Quitar foto",
  save: "Guardar foto",
  cancel: "Cancelar",
  preview: "Vista previa: la foto todavía no se ha guardado.",
  hint: "JPEG, PNG, WebP o HEIC. La foto se reduce antes del envío y se elimina la ubicación guardada en ella.",
  done: "Foto guardada",
  tooLarge: "La foto debe tener como máximo {{megabytes}} MB.",
  unfit: {
    wrongType: "Este archivo no es una foto. Elija una imagen en JPEG, PNG, WebP o HEIC.",
    unreadable: "No se puede abrir esta foto. Elija otra o guárdela de nuevo como JPEG.",
    tooManyPixels: "La foto tiene demasiados píxeles. Redúzcala y elíjala de nuevo.",
  },
};
