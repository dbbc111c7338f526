export const text = {
  title: "¿Dejar de recibir estos correos?",
  says: "Dejará de recibir por correo:",
  confirm: "Dejar de recibir",
  done: "Listo",
  doneSays: "Ya no recibe estos correos. Los avisos siguen en la campana de la plataforma.",
  invalid: "Este enlace no es válido",
  invalidSays: "La dirección está incompleta. Abra el enlace de nuevo desde el correo.",
  settings: "Elegir los correos en Mi cuenta",
} as const;
