import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesMachinesAndSites: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-NR11": [
    "Capacitación y tarjeta anual del operador de autoelevador, grúa, puente grúa, plataforma o hidrogrúa.",
    "Certificado del equipo operado, tarjeta de identificación y licencia de conducir cuando se exige.",
    ["¿El certificado es del equipo que el colaborador opera en el proyecto?", "Grúa vehicular hasta 45 t."],
    ["¿La tarjeta de operador tiene foto, validez de un año y examen de salud?", "Tarjeta válida hasta 02/2027."],
    ["¿La capacitación tuvo parte práctica en el tipo de máquina?", "16 h, 8 de práctica."],
    ["¿La licencia tiene la categoría que el equipo o la vía exige?", "Licencia categoría D con EAR."],
  ],
  "SSMA-CERT-NR12": [
    "Capacitación para operar, mantener o intervenir en máquinas y equipos.",
    "Certificado que cita la máquina y el contenido del anexo II.",
    ["¿El certificado cita la máquina, modelo o familia operada?", "Sierra circular de banco SC-400."],
    ["¿El contenido trata de riesgos, protecciones, bloqueo y parada de emergencia?", "LOTO, enclavamiento, botón de emergencia."],
    ["¿La capacitación es actual, sin modificación posterior de la máquina?", "Capacitado en 01/2026, sin cambios."],
    ["¿El instructor está calificado para la máquina y firmó?", "Técnico mecánico, matrícula CFT 55.443."],
  ],
  "SSMA-CERT-NR13": [
    "Capacitación de seguridad en la operación de calderas o unidades de proceso, con práctica.",
    "Certificado y declaración de la práctica en la caldera o unidad.",
    ["¿El curso es de calderas o de unidades de proceso, según la operación?", "Operación de calderas: 40 h."],
    ["¿Se hizo la práctica en la categoría de la caldera?", "80 h en caldera categoría A."],
    ["¿El operador tiene la escolaridad que pide la norma?", "Enseñanza media completa."],
    ["¿La supervisión técnica de la capacitación es de un profesional habilitado?", "Ing. mecánico, CREA 44.556."],
  ],
  "SSMA-CERT-NR18": [
    "Capacitación básica de seguridad en la construcción, inicial o periódica.",
    "Certificado o lista de asistencia con el contenido del anexo I de la NR-18.",
    ["¿La capacitación es la básica de la NR-18, con la carga mínima?", "NR-18 básica, 4 h."],
    ["¿El contenido incluye condiciones de la obra, riesgos del puesto y protecciones colectivas?", "Excavaciones, andamios, EPC, EPP."],
    ["¿La capacitación de obra está en plazo?", "En 02/2026."],
    ["¿La lista o certificado tiene la firma del colaborador y del instructor?", "Lista del 02/02/2026, firmada."],
  ],
  "SSMA-CERT-NR34": [
    "Capacitación de soldadores, sopletistas, amoladores y observadores de fuego.",
    "Certificado con la función capacitada (ejecutante u observador).",
    ["¿El certificado dice si la persona es ejecutante u observador de trabajo en caliente?", "Soldador ejecutante."],
    ["¿El contenido trae incendio, gases, cilindros y área de riesgo?", "Oxiacetileno, válvula antirretorno, extintores."],
    ["¿La capacitación en caliente se hizo hace como máximo un año?", "Concluida en 08/2025."],
    ["Para soldador, ¿hay calificación del proceso usado?", "CQS ER-70S, posición 6G."],
  ],
  "SSMA-CERT-NR20": [
    "Capacitación para áreas con inflamables y combustibles, en el nivel que pide la clase.",
    "Certificado con el nivel (iniciación, básico, intermedio, avanzado) y la instalación.",
    ["¿El nivel del curso es el de la clase de la instalación y de la actividad?", "Clase II, mantenimiento: intermedio."],
    ["¿La actualización está en el plazo del nivel?", "Básico de 06/2024, tres años."],
    [
      "¿El contenido cita propiedades de los inflamables, ignición y emergencia?",
      "Punto de inflamación, electricidad estática, plan de emergencia.",
    ],
    ["¿Nombre, horas, lugar y responsable técnico constan en el certificado NR-20?", "8 h, terminal, Ing. químico CRQ 0412."],
  ],
  "SSMA-CERT-ESCAVACAO": [
    "Orientación sobre excavaciones, entibación y redes enterradas para quien trabaja en la zanja.",
    "Certificado o lista con el contenido de excavación y el procedimiento del proyecto.",
    ["¿El contenido trata de derrumbe, entibación y talud?", "Zanja de más de 1,25 m con entibación."],
    ["¿Hay instrucción sobre redes enterradas y liberación de la zanja?", "Planos de interferencias y liberación diaria."],
    ["¿El colaborador participó, con firma, en los últimos dos años?", "Lista del 15/01/2026."],
    ["¿El instructor conoce la estabilidad de suelos, con matrícula?", "Ing. civil, CREA 99.887."],
  ],
};
