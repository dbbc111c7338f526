import type { TypeTexts } from "../../translation.ts";

export const ssmaProtection: { readonly [code: string]: TypeTexts } = {
  "SSMA-EPI": [
    "Registro de cada equipo de protección entregado al colaborador, con CA, fecha y firma.",
    "Ficha de EPP actual, frente y dorso, o el informe del sistema con biometría.",
    ["¿La ficha es del colaborador y trae el puesto que ejerce?", "João da Silva, montador de andamios."],
    ["¿Los EPP entregados son los que piden el PGR y la actividad?", "Casco con barbijo, arnés, doble cabo, guante, bota."],
    ["¿Cada ítem tiene CA, y el CA está válido en la consulta del Ministerio de Trabajo?", "Arnés CA 35.509, válido hasta 12/2027."],
    ["¿Hay fecha y firma (o biometría) en cada entrega?", "02/03/2026 con firma en cada línea."],
    [
      "¿El compromiso de responsabilidad y la capacitación de uso están firmados?",
      "Compromiso del 02/03/2026, capacitado en uso y conservación.",
    ],
  ],
  "SSMA-ORDEM-SERVICO": [
    "Documento de la NR-1 en que el colaborador toma conocimiento de los riesgos, medidas y prohibiciones del puesto.",
    "Orden de servicio del puesto actual, firmada por el colaborador.",
    ["¿La orden de servicio es del puesto y del sector actuales?", "Montador de andamios, planta."],
    ["¿Los riesgos y las medidas son los del PGR?", "Caída, ruido, proyección; arnés, protector, gafas."],
    ["¿Dice qué hacer en emergencia y el derecho de negativa?", "Interno 193; negativa ante riesgo grave e inminente."],
    ["¿El colaborador firmó la orden, con fecha?", "Conforme el 02/03/2026."],
  ],
  "SSMA-INTEGRACAO": [
    "Capacitación inicial de la NR-1 sobre los riesgos y reglas del lugar, antes del primer día.",
    "Certificado o lista de asistencia de la inducción de la contratante, con la nota.",
    ["¿La inducción es del lugar de este proyecto?", "Inducción de la Planta de Beneficio."],
    ["¿La inducción es anterior al inicio y no venció?", "Inducción del 27/02/2026."],
    ["¿El contenido incluye riesgos, emergencias, reglas y medio ambiente del lugar?", "Reglas de oro, rutas de escape, residuos."],
    ["¿Hay firma del colaborador y del instructor?", "Lista de asistencia con las dos firmas."],
  ],
  "SSMA-CIPA": [
    "Constitución de la CIPA del proveedor, o nombramiento del designado, con calendario de reuniones.",
    "Acta de asunción, calendario y última acta de reunión, o la carta de nombramiento del designado.",
    [
      "¿El dimensionamiento sigue la CNAE, el grado de riesgo y el número de empleados?",
      "Grado 3, 35 empleados: 1 titular y 1 suplente por parte.",
    ],
    ["¿El mandato está en curso?", "Asunción 10/01/2026, mandato de un año."],
    ["¿Las reuniones mensuales del calendario tienen acta?", "Actas de enero y febrero de 2026."],
    ["¿El tema de prevención y combate al acoso aparece en el plan de la comisión?", "Reglas de conducta y canal de denuncias divulgados."],
  ],
  "SSMA-SESMT": [
    "Registro del servicio especializado y prueba de los profesionales exigidos por la NR-4.",
    "Registro del SESMT en gov.br y los vínculos de los profesionales, o el cálculo que muestra que no se exige.",
    ["¿El cálculo usa el grado de riesgo de la actividad principal del establecimiento?", "CNAE 43.99-1, grado 3, 120 empleados."],
    ["¿La cantidad de profesionales cumple el cuadro II?", "1 técnico de seguridad a tiempo completo."],
    ["¿El SESMT está registrado en el sistema del Ministerio de Trabajo?", "Registro del SESMT 2026-0098."],
    ["¿Cada profesional tiene matrícula válida en su consejo?", "Técnico, matrícula MTE 0012345/MG."],
  ],
};
