/** La esquina en la que se ve lo que se está enviando. */
export const text = {
  title: "Envío de documentos",
  sending: "Enviando {{count}} de {{total}}: {{percent}} %",
  failed_zero: "Ningún archivo detenido",
  failed_one: "{{count}} archivo detenido",
  failed_other: "{{count}} archivos detenidos",
  unfinished_zero: "Ningún envío interrumpido",
  unfinished_one: "{{count}} envío interrumpido",
  unfinished_other: "{{count}} envíos interrumpidos",
  done: "Todo enviado",
  close: "Cerrar",
  place: "Abrir la solicitud {{title}}",
  keepOpen: "No cierre esta pestaña hasta el final del envío. Puede abrir otras pantallas.",
  history: "Enviados en esta sesión",
  left: {
    title: "Interrumpidos",
    says: "Elija el mismo archivo para continuar desde donde se detuvo.",
    again: "Elegir el archivo",
    againOf: "Elegir de nuevo {{name}}",
    forgetOf: "Desistir de {{name}}",
    other: "Este no es el mismo archivo. Elija {{name}}, de {{size}}.",
  },
} as const;
