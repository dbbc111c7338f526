import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesServices: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-NR32": [
    "Capacitación en riesgos biológicos y carné de vacunación para limpieza y servicios de salud.",
    "Certificado de la NR-32 y carné de vacunación del colaborador.",
    ["¿La capacitación trata de riesgos biológicos, cortopunzantes y residuos?", "Descarte, precauciones estándar, accidente."],
    ["¿Las vacunas (hepatitis B, tétanos y las del PCMSO) están registradas?", "Hepatitis B 3 dosis, dT 2023."],
    ["¿Hay registro del rechazo de vacuna, cuando lo hubo?", "Rechazo del 12/01/2026."],
    ["¿Nombre y sector de la unidad de salud están en el certificado?", "Hospital, sector de quirófanos."],
  ],
  "SSMA-CERT-NR31": [
    "Capacitación para motosierra, máquinas agrícolas o agroquímicos en el trabajo rural.",
    "Certificado con la modalidad (motosierra, tractor, agroquímicos) y la carga.",
    ["¿La modalidad del curso es la de la actividad rural del proyecto?", "Operación de motosierra."],
    ["¿La carga horaria es la de la NR-31 para la modalidad?", "Agroquímicos: 20 h."],
    ["¿La motosierra o el equipo tiene licencia de porte y uso cuando se exige?", "LPU del IBAMA 123456."],
    ["¿El emisor (SENAR, fabricante o profesional) está identificado?", "SENAR/MG, instructor 0987."],
  ],
  "SSMA-VIGILANTE": [
    "Credencial nacional de vigilante y reciclaje de quien hace seguridad patrimonial.",
    "CNV frente y dorso, certificado de reciclaje y examen psicológico.",
    ["¿La CNV es de este vigilante y está vigente?", "CNV 123456, válida hasta 2029."],
    ["¿El reciclaje se hizo en una escuela autorizada, en plazo?", "Reciclaje en 09/2025."],
    ["¿El examen psicológico y de salud está al día?", "Evaluación psicológica de 08/2025."],
    ["¿La empresa tiene autorización y el vigilante está vinculado a ella?", "Licencia DPF 1.234/2026."],
  ],
  "SSMA-CERT-CIPA": [
    "Capacitación de los miembros de la CIPA o del designado, con las horas del grado de riesgo.",
    "Certificado de cada miembro, con la carga del grado de riesgo.",
    ["¿Las horas son las del grado de riesgo del establecimiento?", "Grado 3: 16 h."],
    ["¿Todos los miembros, titulares y suplentes, fueron capacitados?", "4 miembros, 4 certificados."],
    ["¿La capacitación es anterior a la asunción o de aprovechamiento permitido?", "Capacitados en 12/2025, asunción en 01/2026."],
    ["¿El programa trae investigación de accidentes, riesgos y acoso?", "Acoso y violencia: 1 h."],
  ],
};
