import type { TypeTexts } from "../../translation.ts";

export const ssmaReports: { readonly [code: string]: TypeTexts } = {
  "SSMA-DIR": [
    "Declaración de la micro o pequeña empresa de grado 1 o 2 eximida del PGR.",
    "DIR emitida en el sistema de la Secretaría de Inspección del Trabajo, con la fecha.",
    ["¿El proveedor es ME o EPP, de grado de riesgo 1 o 2?", "EPP, grado de riesgo 2."],
    ["¿La declaración dice que no hay riesgos físicos, químicos y biológicos?", "No se identificaron exposiciones."],
    ["¿La DIR se emitió en el sistema oficial, con protocolo?", "Protocolo de la DIR 2026.0001234."],
    ["¿La persona que declara representa a la empresa?", "Socia administradora, gov.br oro."],
  ],
  "SSMA-LTCAT": [
    "Informe de las condiciones ambientales que fundamenta la jubilación especial y el S-2240.",
    "LTCAT con las conclusiones por puesto y la ART del ingeniero o la firma del médico del trabajo.",
    ["¿El informe evalúa el ambiente en que se trabaja en este proyecto?", "Área de molienda de la planta."],
    ["¿Cada agente nocivo tiene técnica, medición y límite de tolerancia?", "Sílice respirable, NHO 08, 0,03 mg/m³."],
    ["¿La conclusión por puesto dice si hay derecho a la jubilación especial?", "Montador: sin exposición por encima del límite."],
    ["¿Firma un ingeniero de seguridad con ART, o un médico del trabajo?", "ART MG20261234567 del ingeniero."],
  ],
  "SSMA-AET": [
    "Evaluación de las condiciones de trabajo que exigen adaptación a las personas, con plan de mejoras.",
    "Evaluación ergonómica preliminar, y el análisis cuando la NR-17 lo pide.",
    ["¿Las tareas del proyecto se observaron en el puesto de trabajo?", "Transporte manual de tubos, 18 kg, 40 por turno."],
    ["¿Se evaluaron cargas, posturas, ritmo y organización del trabajo?", "NIOSH 1,4; pausas cada 50 minutos."],
    ["¿Hay recomendaciones y entraron en el plan de acción del PGR?", "Carro de transporte hasta el 30/05/2026."],
    ["¿El autor tiene formación compatible y firmó?", "Ergónomo certificado, ABERGO 123."],
  ],
  "SSMA-PPP": [
    "Perfil laboral electrónico formado por el S-2240, con las exposiciones del colaborador.",
    "Recibo del S-2240 y el PPP electrónico de Meu INSS.",
    ["¿El S-2240 se envió para este CPF con el puesto y el lugar actuales?", "S-2240 desde el 2026-04-01, sector molienda."],
    ["¿Los agentes informados son los del LTCAT, con EPC y EPP eficaces?", "02.01.001 ruido, EPP eficaz: sí, CA 12345."],
    ["¿La fecha de inicio de la exposición es la del cambio de puesto?", "Inicio el 01/04/2026 en ambos."],
    ["¿El responsable de los registros ambientales está identificado?", "Ing. Carla Dias, CREA 123456."],
  ],
};
