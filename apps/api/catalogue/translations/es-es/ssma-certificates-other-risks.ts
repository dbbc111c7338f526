import type { TypeTexts } from "../../translation.ts";

export const ssmaCertificatesOtherRisks: { readonly [code: string]: TypeTexts } = {
  "SSMA-CERT-QUIMICOS": [
    "Capacitación sobre los productos usados, pictogramas GHS y la ficha de datos de seguridad.",
    "Certificado y la lista de FDS de los productos del proyecto.",
    ["¿La capacitación cita los productos que usa el colaborador?", "Desengrasante X, pintura epoxi Y."],
    ["¿Las FDS están en portugués y siguen la NBR 14725?", "FDS de 2024, 16 secciones."],
    ["¿Se enseñaron rotulado, dilución, EPP y derrames?", "Kit de contención, guante de nitrilo."],
    ["¿Constan fecha, horas y firmas de la capacitación química?", "4 h el 10/02/2026."],
  ],
  "SSMA-CERT-RADIACAO": [
    "Calificación en radioprotección y dosis individual de quien trabaja con fuente o rayos X industriales.",
    "Certificado de radioprotección, registro en la CNEN y último informe de dosis.",
    ["¿El operador o supervisor tiene certificación de la CNEN en el área?", "Operador de radiografía: OR-1234."],
    ["¿La dosis del mes la midió un laboratorio autorizado?", "0,12 mSv en 02/2026."],
    ["¿Las dosis acumuladas están por debajo del límite?", "Año: 1,3 mSv."],
    ["¿El plan de protección radiológica del proyecto está aprobado?", "Plan rev. 3, supervisor SPR 0456."],
  ],
  "SSMA-CERT-MERGULHO": [
    "Habilitación del buzo profesional, con libreta de registro y exámenes hiperbáricos.",
    "Libreta de inscripción (CIR), LRM y exámenes semestrales.",
    ["¿La libreta de la Marina habilita el tipo de buceo del proyecto?", "Buzo de aguas poco profundas, aire comprimido."],
    ["¿Los exámenes del anexo 6 de la NR-15 tienen menos de seis meses?", "Exámenes de 01/2026."],
    ["¿El LRM registra los últimos buceos, firmados por el supervisor?", "Último buceo 20/02/2026, 12 m."],
    ["¿La empresa de buceo tiene certificado de registro?", "FCEM válida hasta 2027."],
  ],
  "SSMA-CNH": [
    "Habilitación del conductor, con la categoría del vehículo y el curso de manejo defensivo.",
    "CNH digital en PDF y certificado de manejo defensivo.",
    ["¿La CNH es del colaborador y está válida?", "Válida hasta el 14/08/2029."],
    ["¿La categoría y el EAR permiten el vehículo conducido?", "Categoría D, ejerce actividad remunerada."],
    ["Para C, D y E, ¿el examen toxicológico está al día?", "Toxicológico del 11/2025."],
    ["¿El curso de manejo defensivo o especializado se hizo en plazo?", "Manejo defensivo 16 h, 05/2025."],
  ],
};
