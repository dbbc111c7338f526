import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  arrived: "¡Archivo(s) enviado(s) con éxito!",
  stillToSend: "Falta enviarlo para análisis.",
  datesRefused: "el archivo llegó, pero las fechas no se guardaron. {{reason}}",
  states: {
    waiting: "Esperando su turno",
    going: "Enviando: {{percent}} %",
    paused: "En pausa al {{percent}} %",
    lost: "Sin conexión. El envío continúa solo, desde donde se detuvo, cuando vuelva.",
    done: "Enviado",
    failed: "No enviado",
  },
  unfit: {
    empty: "El archivo está vacío. Revise el original y envíelo de nuevo.",
    tooLarge: "El archivo tiene {{size}}, y el límite es de {{megabytes}} MB. Digitalice con menos resolución o divida el documento.",
    wrongType: "Este tipo de archivo no se acepta. Envíe un PDF, una imagen o un documento de Office.",
  },
  holds: {
    photos: "Envíe o descarte las fotos que tomó.",
    underWay: "Espere a que terminen de subir los archivos.",
    unsent: "Hay archivos que todavía no llegaron. Continúe el envío, cámbielos o quítelos de la lista.",
    unsaved: "Guarde las fechas que escribió, o complete las que faltan.",
  },
  otherContent:
    "El contenido de este archivo no es lo que dice su nombre. Abra el original, guárdelo como PDF, imagen o documento de Office, y envíelo de nuevo.",
  notWantedNow:
    "Este documento está en análisis o cerrado, y no recibe archivos ahora. Si vuelve a usted, intente de nuevo: lo que ya subió queda guardado por un día.",
  progress: "Envío de {{name}}",
  pause: "Pausar",
  pauseOf: "Pausar {{name}}",
  goOn: "Continuar",
  goOnOf: "Continuar {{name}}",
  retry: "Intentar de nuevo",
  retryOf: "Intentar de nuevo {{name}}",
  choose: "Elegir otro archivo",
  chooseFor: "Elegir otro archivo en lugar de {{name}}",
  cancelOf: "Cancelar el envío de {{name}}",
  dismissOf: "Quitar {{name}} de la lista",
};
