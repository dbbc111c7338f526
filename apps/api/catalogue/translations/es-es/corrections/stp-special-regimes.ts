import type { TypeCorrections } from "../../../translation.ts";

export const stpSpecialRegimesCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-TEMPORARIO": [
    [
      "El motivo de la contratación no está escrito → Pida a la agencia de trabajo temporal un contrato con el motivo legal expreso.",
      "El motivo indicado es una actividad permanente → Registre al colaborador por la CLT u obtenga de la agencia la justificación correcta.",
    ],
    [
      "Quien contrató no es una agencia temporal → Envíe el contrato firmado con la agencia o cambie el régimen en el registro.",
      "El registro de la agencia no se informó → Solicite a la agencia el certificado emitido por el Ministerio de Trabajo y adjúntelo.",
    ],
    [
      "El plazo ya terminó → Envíe el término de prórroga o registre la desvinculación del colaborador.",
      "El plazo supera el límite de la ley → Revise con la agencia la fecha final y envíe el contrato corregido.",
    ],
    [
      "El contrato no dice la remuneración → Solicite a la agencia la copia con la cláusula de remuneración y reenvíe.",
      "El salario es menor que el de la categoría → Pida a la agencia que ajuste la remuneración y envíe el anexo.",
    ],
  ],
  "STP-APRENDIZ": [
    [
      "La entidad formadora no se cita → Solicite a la entidad la copia del contrato con su identificación y firma.",
      "La entidad formadora no aparece en el registro → Consulte el registro nacional de aprendizaje y envíe su habilitación.",
    ],
    [
      "La fecha de nacimiento no aparece → Adjunte el documento de identidad del aprendiz al contrato.",
      "La edad está fuera del rango de la ley → Registre al colaborador por otro régimen y corrija el registro.",
    ],
    [
      "Las actividades prácticas no están descritas → Pida a la entidad el plan de actividades y adjúntelo al contrato.",
      "Hay actividad peligrosa o insalubre para un menor de 18 años → Retire al aprendiz de esa actividad y envíe el plan rehecho.",
    ],
    [
      "El contrato de aprendizaje terminó → Envíe la efectivización por la CLT o la desvinculación del aprendiz.",
      "El plazo supera dos años → Corrija la fecha final con la entidad formadora y reenvíe el contrato.",
    ],
  ],
  "STP-TCE": [
    [
      "Falta la firma de la institución educativa → Envíe el acuerdo al sector de prácticas de la institución y reenvíe firmado.",
      "Solo se envió la última página → Digitalice el acuerdo entero, con el plan de actividades, en un único PDF.",
    ],
    [
      "La jornada no está escrita → Pida a la institución educativa un anexo con los horarios de las prácticas.",
      "La jornada supera el límite → Rehaga el acuerdo con la jornada legal y recoja las tres firmas.",
    ],
    [
      "La vigencia terminó → Envíe el anexo de renovación o registre el fin de las prácticas.",
      "Las renovaciones suman más de dos años → Cierre las prácticas y, si la persona se queda, envíe el contrato de trabajo.",
    ],
    [
      "El plan de actividades no acompaña al acuerdo → Solicite el plan al supervisor de las prácticas y añádalo al PDF.",
      "Las actividades no son de la carrera → Revise el plan con la institución educativa y envíe la versión aprobada.",
    ],
  ],
  "STP-SEGURO-ESTAGIO": [
    [
      "El nombre del practicante no consta → Solicite a la aseguradora la inclusión y envíe el certificado individual.",
      "La lista de asegurados no se envió → Adjunte la página de la póliza con la lista nominal.",
    ],
    [
      "La vigencia empieza después del inicio de las prácticas → Pida a la corredora el endoso que anticipa la cobertura.",
      "La póliza está vencida → Renueve el seguro con la corredora y envíe la póliza nueva.",
    ],
    [
      "Se envió un seguro de otra especie → Envíe la póliza de accidentes personales, y no la de salud o vida colectiva.",
      "No hay cobertura de invalidez → Contrate con la corredora la cobertura que falta y envíe el endoso.",
    ],
    [
      "El pago no se comprobó → Obtenga de la corredora la declaración de póliza activa y envíela.",
      "Hay una cuota pendiente → Pague la cuota y adjunte el comprobante bancario con la autenticación.",
    ],
  ],
  "STP-ESTRANGEIRO": [
    [
      "El registro es de otra persona → Envíe el carné (CRNM) de este colaborador, frente y dorso.",
      "El nombre está abreviado en el registro → Corrija el nombre en el registro según el carné emitido por la Policía Federal.",
    ],
    [
      "El carné venció → Agende la renovación en la Policía Federal y envíe el protocolo, que vale mientras no sale.",
      "La validez no se lee en la copia → Digitalice el dorso del carné en colores y reenvíe.",
    ],
    [
      "La autorización está ligada a otro empleador → Solicite el cambio de empleador en el portal de inmigración laboral y adjunte la aprobación.",
      "La visa no permite trabajar → Aparte al colaborador y pida la autorización en el portal de inmigración laboral.",
    ],
    [
      "Hay reflejos sobre los datos → Escanee el documento fuera del plástico y sin flash, y envíe nuevamente.",
      "Solo se envió uno de los lados → Digitalice los dos lados en un único archivo.",
    ],
  ],
};
