import type { TypeCorrections } from "../../../translation.ts";

export const stpCorporateCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-CONTRATO-SOCIAL": [
    [
      "Hay una modificación más nueva en la Junta → Descargue en el portal de la Junta Comercial la última modificación y envíela.",
      "El registro de la Junta no aparece → Solicite el certificado de texto íntegro en la Junta Comercial y adjúntelo.",
    ],
    [
      "La cláusula del objeto no se digitalizó → Digitalice el estatuto entero, todas las páginas, y reenvíe.",
      "El objeto no prevé la actividad del proyecto → Registre el cambio del objeto en la Junta e incluya la CNAE en la Receita.",
    ],
    [
      "No se ve si el capital se integró → Adjunte la cláusula de integración o el balance que la muestra.",
      "El capital es menor que el mínimo de la Ley 6.019 → Registre el aumento del capital en la Junta Comercial y envíe la modificación.",
    ],
    [
      "El mandato del director terminó → Envíe el acta de elección registrada con el mandato actual.",
      "Quien firma no es administrador → Adjunte el poder para representar a la empresa.",
    ],
  ],
  "STP-ALVARA": [
    [
      "La licencia es de otra empresa de la misma dirección → Envíe la licencia a nombre del CNPJ del proveedor.",
      "La licencia es de la dirección antigua → Solicite al municipio la licencia de la dirección actual y envíe el protocolo hasta entonces.",
    ],
    [
      "El dorso con las actividades no vino → Digitalice frente y dorso de la licencia en un único PDF.",
      "La CNAE ejercida no está autorizada → Pida al municipio la inclusión de la actividad y envíe la licencia modificada.",
    ],
    [
      "La licencia venció → Renueve en el municipio y envíe la licencia nueva o el protocolo de renovación en plazo.",
      "La tasa del año no se comprobó → Pague la tasa de fiscalización y adjunte el comprobante.",
    ],
    [
      "Solo se envió la consulta de viabilidad → Sustituya por la licencia o por la declaración de exención.",
      "La exención no cita la norma → Emita en la REDESIM la declaración de exención con la clasificación de riesgo.",
    ],
  ],
  "STP-CARTAO-CNPJ": [
    [
      "La situación registral no aparece → Emita el comprobante completo en el sitio de la Receita Federal.",
      "La situación es inapta, suspendida o de baja → Regularice en la Receita Federal y emita el comprobante después.",
    ],
    [
      "La lista de CNAE está cortada → Guarde la página entera en PDF, con las secundarias.",
      "Ninguna CNAE corresponde al servicio → Incluya la CNAE por el Coletor Nacional (REDESIM) y reenvíe.",
    ],
    [
      "El comprobante es de otro CNPJ → Consulte el CNPJ vinculado al proyecto y emita su comprobante.",
      "Nombre o dirección difieren del registro → Actualice los datos de la empresa aquí según la Receita Federal.",
    ],
    [
      "Las letras no se distinguen en la copia → Reenvíe el PDF descargado de la Receita, en que el texto se puede copiar.",
      "Hay un cambio de letra por número (O por 0, I por 1) → Corrija el CNPJ en el registro según el comprobante.",
    ],
  ],
  "STP-CCT": [
    [
      "Es solo la propuesta o el acta de la asamblea → Sustituya por el instrumento registrado.",
      "El número de Mediador no aparece → Descargue en el sistema Mediador la copia registrada y envíela.",
    ],
    [
      "La base territorial no es la del proyecto → Envíe el convenio del sindicato de la ciudad en que se trabaja.",
      "La categoría es de otra actividad → Verifique el encuadre por la actividad preponderante y envíe el convenio correcto.",
    ],
    [
      "El anexo no acompaña al convenio → Adjunte el anexo del año, con los pisos reajustados.",
      "La vigencia terminó → Envíe el nuevo convenio o el término que garantiza la fecha base durante la negociación.",
    ],
    [
      "La copia está desenfocada → Descargue el archivo electrónico en Mediador en vez de digitalizar.",
      "Faltan páginas de las cláusulas económicas → Envíe el PDF completo de Mediador, con todas las cláusulas.",
    ],
  ],
};
