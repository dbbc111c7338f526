import type { TypeCorrections } from "../../../translation.ts";

export const ssmaHealthCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-ASO-ADMISSIONAL": [
    [
      "El ASO es de otro colaborador → Separe en la clínica el ASO de este colaborador y envíelo en PDF.",
      "El ASO no trae el CPF → Pida a la clínica la segunda copia con el CPF, que la NR-7 exige.",
    ],
    [
      "El examen marcado es de otro tipo → Envíe el ASO de admisión, o pida a la clínica que corrija el campo del tipo.",
      "El examen se hizo después de la admisión → Registre el hecho en el PCMSO y adjunte la justificación del médico coordinador.",
    ],
    [
      "El campo apto/no apto está en blanco → Solicite a la clínica que complete y firme el resultado.",
      "El resultado es no apto o apto con restricción → Aparte al colaborador del puesto y envíe el nuevo ASO después de la evaluación.",
    ],
    [
      "Falta la aptitud para la actividad de riesgo → Agende los exámenes complementarios del PCMSO y envíe el ASO con la aptitud.",
      "La aptitud citada no es la de la actividad → Verifique la actividad en el registro y pida a la clínica el ASO correspondiente.",
    ],
    [
      "Falta la fecha de un examen complementario → Solicite a la clínica el ASO con todos los exámenes y fechas.",
      "Los riesgos del ASO no son los del PGR → Envíe a la clínica el inventario de riesgos del puesto y pida el ASO corregido.",
    ],
    [
      "Falta la firma del médico o del colaborador → Recoja la firma que falta en la clínica y digitalice el ASO.",
      "El CRM no se encuentra en el consejo → Consulte el CRM del médico y envíe el ASO con la matrícula correcta.",
    ],
  ],
  "SSMA-ASO-PERIODICO": [
    [
      "El examen superó el intervalo del PCMSO → Agende el periódico en la clínica y envíe el ASO nuevo; hasta entonces el acceso queda bloqueado.",
      "La fecha del examen clínico no aparece → Pida a la clínica la copia con la fecha del examen, que inicia la validez.",
    ],
    [
      "El documento es de un colega del mismo puesto → Envíe el periódico emitido para este CPF.",
      "El puesto del ASO es el antiguo → Haga el ASO de cambio de riesgo y envíelo en su lugar.",
    ],
    [
      "La aptitud de la actividad crítica no se renovó → Pida a la clínica la evaluación que falta y el ASO complementado.",
      "La conclusión trae falta de aptitud o restricción → Aparte de la actividad crítica y envíe la reevaluación del médico coordinador.",
    ],
    [
      "Un examen complementario ya venció → Rehaga el examen vencido y solicite el ASO con la nueva fecha.",
      "Un examen previsto en el PCMSO no se hizo → Realice el examen en la clínica y envíe el ASO actualizado.",
    ],
    [
      "El ASO periódico no está firmado por el médico → Devuelva el ASO a la clínica, solicite la copia firmada y reenvíe.",
      "El médico coordinador no se cita → Pida a la clínica el ASO con el nombre y el CRM del coordinador del PCMSO.",
    ],
  ],
  "SSMA-ASO-RETORNO": [
    [
      "Se marcó examen periódico → Solicite a la clínica el ASO con el tipo “retorno ao trabalho”.",
      "El colaborador volvió antes del examen → Apártelo hasta el examen y envíe el ASO de retorno con la justificación.",
    ],
    [
      "El ASO es de un retorno anterior → Envíe el examen hecho al fin de esta licencia.",
      "La fecha del retorno no es la del movimiento → Corrija el movimiento de retorno o envíe el ASO del período correcto.",
    ],
    [
      "La restricción no tiene plazo → Pida al médico que indique el plazo de la restricción en el ASO.",
      "Hay restricción para la actividad del proyecto → Retire la actividad del registro mientras dure la restricción y avise a la contratante.",
    ],
    [
      "El ASO de retorno no trata de las actividades críticas → Agende en la clínica la reevaluación y envíe el ASO completo.",
      "No se sabe qué riesgos se consideraron → Solicite el ASO con los riesgos ocupacionales del puesto.",
    ],
  ],
  "SSMA-ASO-MUDANCA": [
    [
      "El examen es posterior al cambio → Devuelva al colaborador al puesto anterior hasta el examen y envíe el ASO.",
      "El puesto escrito aún es el antiguo → Pida a la clínica el ASO con el puesto al que va.",
    ],
    [
      "Los riesgos nuevos no constan → Envíe a la clínica el inventario del nuevo puesto y obtenga el ASO corregido.",
      "Los riesgos citados no son los del lugar nuevo → Verifique el PGR del proyecto y solicite otro ASO.",
    ],
    [
      "Las fechas de los exámenes nuevos no aparecen → Pida a la clínica que incluya las fechas en el ASO.",
      "Faltan exámenes del riesgo nuevo → Realice los exámenes que el PCMSO prevé para el riesgo y envíe el ASO.",
    ],
    [
      "La conclusión está sin firma del examinador → Solicite a la clínica la firma y el CRM en la conclusión.",
      "Fue considerado no apto para el puesto nuevo → Mantenga al colaborador en el puesto anterior y corrija el movimiento.",
    ],
  ],
  "SSMA-ASO-DEMISSIONAL": [
    [
      "La fecha del examen de egreso no se lee → Pida a la clínica la segunda copia del de egreso.",
      "El examen de egreso se hizo fuera de plazo → Adjunte la prueba de la convocatoria del colaborador y la justificación.",
    ],
    [
      "El último ASO es demasiado antiguo para eximir el examen → Convoque al extrabajador y realice el de egreso en la clínica.",
      "La exención no la firmó el médico → Solicite al médico coordinador la declaración de exención.",
    ],
    [
      "El ASO marcado no es de egreso → Sustituya por el ASO de egreso emitido por la clínica.",
      "El de egreso enviado es de otro extrabajador → Envíe el ASO del CPF desvinculado.",
    ],
    [
      "No hay prueba de la entrega de la copia al colaborador → Recoja el recibo de entrega o adjunte el aviso de recepción.",
      "La firma de recepción no se distingue → Digitalice nuevamente el campo de recepción.",
    ],
  ],
};
