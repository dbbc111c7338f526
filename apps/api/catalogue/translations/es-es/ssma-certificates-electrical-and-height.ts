import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesElectricalAndHeight: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-NR10": [
    "Curso básico de seguridad en instalaciones y servicios con electricidad, o la actualización.",
    "Certificado frente y dorso, con contenido, carga horaria y firmas.",
    ["¿El certificado es de NR-10 básico o actualización, a nombre del colaborador?", "NR-10 Básico de Maria Souza, CPF 111.444.777-35."],
    ["¿La carga es de al menos 40 horas en el básico, o la de la actualización planeada?", "Básico: 40 h, del 02 al 06/02/2026."],
    ["¿La actualización se hizo hace como máximo dos años?", "Actualización el 10/03/2025."],
    [
      "¿Hubo cambio de empresa, de puesto o licencia mayor a tres meses sin actualización?",
      "Admitido en 2024 y actualizado en la propia empresa.",
    ],
    ["¿Instructores y responsable técnico están calificados y firmaron?", "Ing. electricista CREA 87.654 y enfermera COREN 12.345."],
  ],
  "SSMA-CERT-NR10-SEP": [
    "Curso complementario del sistema eléctrico de potencia y sus proximidades.",
    "Certificado del SEP junto con el del básico, que es requisito.",
    ["¿El certificado es del curso complementario SEP, y el básico vino antes?", "Básico en 02/2026, SEP en 03/2026."],
    ["¿El SEP tiene al menos 40 horas y un módulo propio del tipo de instalación?", "40 h, subestaciones de 230 kV."],
    ["¿La actualización del SEP está al día?", "Actualización SEP en 11/2025."],
    [
      "¿El contenido trae trabajo en alta tensión, puesta a tierra temporal y rescate?",
      "Puesta a tierra temporal, desenergización, rescate en poste.",
    ],
  ],
  "SSMA-NR10-AUTORIZACAO": [
    "Carta en que la empresa autoriza al colaborador calificado o capacitado a intervenir en instalaciones eléctricas.",
    "Carta de autorización con el alcance, firmada por la empresa y por el profesional habilitado.",
    ["¿La autorización dice el nivel de tensión y los servicios permitidos?", "BT hasta 1.000 V, mantenimiento de tableros."],
    ["¿El colaborador es calificado o capacitado bajo supervisión de un habilitado?", "Electrotécnico, matrícula CFT 123456."],
    ["¿La carta la firmó la empresa actual?", "Voltta Elétrica, el 05/03/2026."],
    ["¿La credencial o el sistema identifica el alcance de la autorización?", "Credencial con franja BT."],
  ],
  "SSMA-CERT-NR33": [
    "Capacitación de trabajador autorizado y vigía en espacio confinado.",
    "Certificado de la última capacitación, inicial o periódica, con la parte práctica.",
    ["¿El certificado dice “trabalhador autorizado e vigia” y es de este colaborador?", "NR-33 trabajador y vigía, João da Silva."],
    ["¿La inicial tiene 16 horas, o la periódica 8 horas?", "Inicial 16 h en 03/2025; periódica 8 h en 03/2026."],
    ["¿La capacitación se hizo en los últimos doce meses?", "Concluida el 12/03/2026."],
    ["¿Hubo práctica con detector, trípode, protección respiratoria y PET?", "4 h de práctica en simulador."],
    ["¿El responsable técnico y el colaborador firmaron el certificado?", "Ing. de seguridad y colaborador."],
  ],
  "SSMA-CERT-NR33-SUPERVISOR": [
    "Capacitación de quien emite y cierra el permiso de entrada y trabajo.",
    "Certificado de supervisor de entrada y el nombramiento por la empresa.",
    ["¿El curso es de supervisor de entrada, con 40 horas?", "Supervisor de entrada: 40 h."],
    ["¿La periódica de supervisor se hizo en el último año?", "Periódica en 01/2026."],
    ["¿El contenido incluye legislación, evaluación de atmósfera, PET y rescate?", "PET, pruebas atmosféricas, ventilación, rescate."],
    ["¿La empresa nombró al supervisor para este proyecto?", "Carta del 05/03/2026."],
  ],
  "SSMA-CERT-NR35": [
    "Capacitación para trabajo a más de dos metros con riesgo de caída, inicial, periódica o eventual.",
    "Certificado frente y dorso, con práctica, por ejemplo “nr35-joao-silva.pdf”.",
    ["¿El certificado de la NR-35 es del colaborador, con su nombre y firma?", "João da Silva, firma en el certificado."],
    ["¿La carga horaria es de al menos 8 horas, teóricas y prácticas?", "8 h: 4 teóricas y 4 prácticas."],
    ["¿Se hizo hace como máximo dos años?", "El 12/05/2025."],
    ["¿Hubo licencia mayor a 90 días o cambio de empresa sin nueva capacitación?", "Sin licencia desde el curso."],
    [
      "¿El dorso trae análisis de riesgo, EPP, sistemas de anclaje, rescate y primeros auxilios?",
      "Anclaje, factor de caída, suspensión inerte.",
    ],
  ],
};
