import type { TypeTexts } from "../../translation.ts";

export const ssmaProgrammes: { readonly [code: string]: TypeTexts } = {
  "SSMA-PGR-INVENTARIO": [
    "Inventario de riesgos del proveedor para las actividades y el lugar de este proyecto.",
    "Inventario del PGR del lugar del proyecto, firmado, con identificación, evaluación y clasificación de los riesgos.",
    ["¿El inventario trata del lugar y de las actividades de este proyecto?", "Establecimiento: Planta de Beneficio, montaje de andamios."],
    ["¿Cada riesgo tiene fuente, grupo expuesto, probabilidad, severidad y nivel?", "Caída de altura, grupo montadores, P4 × S5: crítico."],
    ["¿Los agentes físicos y químicos tienen medición o justificación técnica?", "Ruido 87 dB(A), dosimetría de 11/2025."],
    ["¿Los factores psicosociales y ergonómicos se consideraron?", "Turno nocturno y sobrecarga evaluados en 05/2026."],
    ["¿Está fechado y firmado por la organización y el responsable técnico?", "Ing. Carla Dias, CREA 123456, 12/01/2026."],
  ],
  "SSMA-PGR-PLANO": [
    "Medidas de prevención con responsables, plazos y seguimiento.",
    "Plan de acción del PGR con el avance de cada medida.",
    ["¿Todo riesgo alto o crítico del inventario tiene una medida en el plan?", "Caída: línea de vida, NR-35, inspección diaria."],
    ["¿Cada medida tiene responsable y plazo?", "Instalar baranda, supervisor, 30/04/2026."],
    ["¿Se siguió la jerarquía: eliminar, proteger lo colectivo y solo después el EPP?", "Baranda antes del arnés."],
    ["¿El seguimiento muestra lo que se hizo y con qué evidencia?", "Concluido el 15/02/2026, foto y lista de asistencia."],
  ],
  "SSMA-PCMSO": [
    "Programa (PCMSO) que dice qué exámenes hace cada puesto, y cuándo, con el médico responsable.",
    "Documento base del PCMSO de este año, con el cuadro de exámenes por puesto.",
    ["¿El PCMSO cita el CNPJ del proveedor y los puestos de este proyecto?", "Montador, ayudante y supervisor de andamios."],
    ["¿Los riesgos usados son los del inventario del PGR?", "Grupo 02: ruido, caída, sobrecarga física."],
    ["¿El cuadro trae examen, periodicidad y criterio para cada riesgo?", "Audiometría: admisión, 6 meses, anual."],
    ["¿El médico responsable está identificado, con CRM y firma?", "Médica: Dra. Lúcia Prado, CRM/MG 22.871, RQE 10.332."],
  ],
  "SSMA-PCMSO-RELATORIO": [
    "Informe anual con exámenes hechos, alterados y las conclusiones del médico.",
    "Informe analítico del último año, sin datos que identifiquen a pacientes.",
    ["¿El informe cubre los últimos doce meses?", "De 01/2025 a 12/2025."],
    ["¿Trae número de exámenes, resultados alterados y enfermedades por sector?", "46 audiometrías, 2 alteradas, sector montaje."],
    ["¿Hay comparación con el año anterior y propuesta de medidas?", "Baja de 3 a 2 alteraciones; refuerzo del EPP auditivo."],
    ["¿Ningún colaborador se identifica por la enfermedad?", "Solo números, sin nombres."],
  ],
};
