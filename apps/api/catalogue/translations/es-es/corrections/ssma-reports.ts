import type { TypeCorrections } from "../../../translation.ts";

export const ssmaReportsCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-DIR": [
    [
      "El tamaño y el grado no se informan → Adjunte el comprobante del CNPJ con tamaño y CNAE.",
      "El tamaño o el grado no permite la exención → Elabore el PGR completo y envíe inventario y plan de acción.",
    ],
    [
      "La declaración no cita los tres grupos de agentes → Emita la DIR completa en el sistema oficial.",
      "El proyecto tiene exposición a riesgo → Sustituya la DIR por el PGR del proyecto.",
    ],
    [
      "La DIR es anterior al cambio de actividad → Rehaga la declaración con la actividad actual.",
      "El modelo es propio, sin protocolo → Emita la DIR en el portal de la inspección del trabajo y envíela.",
    ],
    [
      "La declaración no tiene autoría → Firme en gov.br y reenvíe la DIR con la firma electrónica.",
      "Quien declaró no representa a la empresa → Emita la DIR con el acceso del administrador.",
    ],
  ],
  "SSMA-LTCAT": [
    [
      "El informe es de otro ambiente → Contrate la evaluación del ambiente del proyecto y envíe el LTCAT.",
      "El ambiente cambió después del informe → Actualice el informe con las nuevas condiciones.",
    ],
    [
      "La técnica de medición no se describe → Pida al responsable el informe con metodología e instrumentos.",
      "El límite usado en la conclusión no aparece → Incluya la comparación con el límite de tolerancia.",
    ],
    [
      "Hay un puesto sin conclusión → Complete el informe con la conclusión de cada puesto.",
      "La conclusión no coincide con el S-2240 → Corrija el S-2240 en el eSocial o el informe, y envíe ambos.",
    ],
    [
      "La ART del informe no se adjuntó → Emita la ART en el CREA y añádala al informe.",
      "El autor no es ingeniero de seguridad ni médico del trabajo → Obtenga un informe de un profesional habilitado.",
    ],
  ],
  "SSMA-AET": [
    [
      "Los puestos evaluados son de la oficina → Incluya los puestos del proyecto en la evaluación.",
      "La evaluación no describe las tareas reales → Realice la observación en campo y rehaga la evaluación.",
    ],
    [
      "La organización del trabajo no se trató → Complete con turnos, metas y pausas.",
      "El método usado no se cita → Pida al autor que indique el método y los resultados.",
    ],
    [
      "La evaluación no recomienda nada para riesgo alto → Solicite al ergónomo las medidas y los plazos.",
      "Las recomendaciones no aparecen en el PGR → Regístrelas en el plan de acción y reenvíe los dos.",
    ],
    [
      "La evaluación ergonómica no está firmada → Recoja la firma del autor y de la empresa.",
      "La formación del autor no se informa → Adjunte el currículum o certificado de ergonomía del autor.",
    ],
  ],
  "SSMA-PPP": [
    [
      "El S-2240 es de otro CPF → Consulte el evento de este colaborador y envíe el recibo.",
      "No hay S-2240 para el puesto actual → Transmita el evento por el sistema de seguridad y adjunte el recibo.",
    ],
    [
      "El CA del EPP no se informó → Incluya el CA en el evento y retransmita.",
      "Los agentes no son los del informe → Rectifique el S-2240 según el LTCAT y envíe el nuevo recibo.",
    ],
    [
      "El evento se envió después del día 15 del mes siguiente → Adjunte el recibo y la justificación del atraso.",
      "La exposición empieza en otra fecha → Corrija la fecha de inicio de la condición en el S-2240.",
    ],
    [
      "Falta el responsable de los registros → Complete el grupo respReg del evento y retransmita.",
      "La matrícula profesional es inválida → Consulte el CREA o CRM y corrija el responsable.",
    ],
  ],
};
