import type { TypeCorrections } from "../../../translation.ts";

export const ssmaProgrammesCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-PGR-INVENTARIO": [
    [
      "El inventario es de la sede del proveedor → Elabore el inventario del lugar del proyecto con el SESMT o una consultora y envíelo.",
      "Hay actividades del proyecto sin evaluar → Incluya en el inventario las actividades que faltan y reenvíe.",
    ],
    [
      "Hay un riesgo sin clasificación → Complete la matriz de riesgo con probabilidad y severidad.",
      "La matriz no sigue el criterio declarado → Revise la clasificación según el criterio del propio PGR.",
    ],
    [
      "La medición es anterior al cambio del proceso → Rehaga la medición y actualice el inventario.",
      "El agente citado no se midió → Contrate la evaluación cuantitativa y adjunte el informe con la calibración.",
    ],
    [
      "Los factores psicosociales no se identificaron → Inclúyalos en el inventario según la NR-1 y la NR-17.",
      "La evaluación ergonómica preliminar no se cita → Realice la evaluación preliminar y adjunte el resultado.",
    ],
    [
      "La última revisión superó el plazo de la NR-1 → Revise el PGR y envíe la revisión fechada.",
      "El inventario no está firmado → Recoja las firmas de la empresa y del responsable y reenvíe.",
    ],
  ],
  "SSMA-PGR-PLANO": [
    [
      "Hay un riesgo crítico sin medida → Incluya la medida de control y el plazo para el riesgo indicado.",
      "El plan es de otro inventario → Envíe el plan que corresponde al inventario aprobado.",
    ],
    [
      "Hay plazos vencidos sin conclusión → Actualice el avance y reprograme con justificación.",
      "Hay medidas sin responsable o plazo → Complete quién lo hace y hasta cuándo, y reenvíe el plan.",
    ],
    [
      "El plan solo prevé EPP → Revise las medidas con el SESMT e incluya las colectivas o la justificación.",
      "La medida no reduce el riesgo indicado → Cambie la medida por una que actúe en la fuente del riesgo.",
    ],
    [
      "El seguimiento no se validó → Recoja la firma del responsable de seguridad en el seguimiento.",
      "Las medidas concluidas no tienen evidencia → Adjunte fotos, facturas o listas de asistencia de las medidas.",
    ],
  ],
  "SSMA-PCMSO": [
    [
      "El PCMSO es de otra empresa → Envíe el PCMSO contratado por su CNPJ.",
      "Hay un puesto del proyecto fuera del PCMSO → Pida al médico que incluya el puesto y sus exámenes.",
    ],
    [
      "El PCMSO no dice de qué PGR partió → Incluya la referencia y la fecha del PGR en el documento.",
      "El PCMSO usa riesgos diferentes del PGR → Envíe el inventario al médico y envíe el PCMSO ajustado.",
    ],
    [
      "Falta la periodicidad de un examen → Complete el cuadro de exámenes con el médico coordinador.",
      "Falta examen para trabajo en altura o confinado → Incluya la evaluación específica según NR-35 y NR-33.",
    ],
    [
      "El PCMSO no está firmado por el médico → Solicite la firma, física o con certificado digital.",
      "Quien firma no es médico → Contrate un médico del trabajo para responder por el PCMSO y reenvíe.",
    ],
  ],
  "SSMA-PCMSO-RELATORIO": [
    [
      "Se envió el documento base → Sustituya por el informe analítico anual.",
      "El informe es de un período más antiguo → Solicite al médico el informe del último ciclo.",
    ],
    [
      "No hay la estadística por sector → Pida al médico la tabla por unidad, sector y puesto.",
      "Los exámenes alterados no se informan → Complete el informe con los exámenes alterados.",
    ],
    [
      "El informe no concluye nada → Solicite al médico el análisis comparativo y las recomendaciones.",
      "Las recomendaciones no están en el plan del PGR → Inclúyalas en el plan de acción e infórmelo aquí.",
    ],
    [
      "Las tablas no se leen → Envíe el PDF original del informe, sin fotografiar.",
      "El informe expone nombres y diagnósticos → Retire los datos personales y envíe la versión anónima (LGPD).",
    ],
  ],
};
