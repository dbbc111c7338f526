import type { PlanTexts } from "./plan-texts.ts";

export const esEs: PlanTexts = {
  plans: {
    STP: {
      name: "STP · Servicios de terceros y seguridad social",
      description: "Sigue mes a mes las obligaciones laborales y de seguridad social de los proveedores.",
      analyses: ["Nómina y recibos", "FGTS, INSS y demás cargas", "Jornada, vacaciones y despidos", "Certificados de la empresa"],
    },
    SSMA: {
      name: "SSMA · Salud, seguridad y medio ambiente",
      description: "Sigue los documentos de salud y seguridad de cada colaborador y de la empresa.",
      analyses: [
        "Aptitud médica y programas de salud",
        "Capacitaciones de las normas reguladoras",
        "EPI y órdenes de servicio",
        "Licencias y equipos",
      ],
    },
  },
  faq: [
    {
      question: "¿Un proveedor puede tener los dos planes?",
      answer: "Sí. Cada proveedor del proyecto tiene STP, SSMA o ambos, y el que falta puede añadirse después.",
    },
    {
      question: "¿Puedo cambiar o retirar un plan?",
      answer: "No. Un plan definido queda hasta el fin del proyecto, porque ya se pidieron documentos por él.",
    },
    {
      question: "¿Qué es el plazo de análisis?",
      answer: "En cuántos días se analiza un documento enviado (y se vuelve a analizar cuando regresa corregido). Vale para SSMA.",
    },
    {
      question: "¿Qué es el período del STP?",
      answer: "Los meses de los que se piden documentos: del inicial al final o, sin mes final, mientras dure el proyecto.",
    },
  ],
};
