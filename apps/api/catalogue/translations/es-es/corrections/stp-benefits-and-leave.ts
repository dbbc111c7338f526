import type { TypeCorrections } from "../../../translation.ts";

export const stpBenefitsAndLeaveCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-VT": [
    [
      "El colaborador no está en el pedido de recarga → Haga la recarga que falta y envíe su comprobante.",
      "La recarga es de otro mes → Descargue en el sitio de la operadora el informe de recarga del mes pedido.",
    ],
    [
      "Los pasajes no cubren los días del mes → Complete la recarga en la operadora y adjunte el comprobante.",
      "El itinerario cambió y el bono no → Actualice la declaración de itinerario del colaborador y rehaga el pedido.",
    ],
    [
      "El descuento no aparece en el recibo → Incluya el concepto del bono de transporte o declare que la empresa lo asume.",
      "El descuento es mayor que el permitido → Devuelva la diferencia en la próxima nómina y envíe el recibo.",
    ],
    [
      "La renuncia no está firmada → Recoja la firma del colaborador en la renuncia y reenvíe.",
      "Nada prueba el transporte propio de la empresa → Adjunte la ruta del servicio con el nombre del colaborador.",
    ],
  ],
  "STP-ALIMENTACAO": [
    [
      "El informe no muestra el valor por persona → Descargue el informe analítico en el sitio de la operadora de la tarjeta.",
      "El beneficio es menor que el del convenio → Acredite la diferencia en la tarjeta y adjunte el comprobante de la operadora.",
    ],
    [
      "El informe es del mes anterior → Exporte el informe del mes pedido en la operadora.",
      "Hay un colaborador sin crédito → Haga el crédito suplementario y envíe el pedido y el comprobante.",
    ],
    [
      "La boleta de la operadora no se pagó → Pague el pedido y envíe el comprobante con la autenticación.",
      "El valor pagado no es el del pedido → Adjunte la nota de débito de la operadora que explica la diferencia.",
    ],
    [
      "No hay factura del proveedor de las comidas → Solicite al restaurante la factura del mes con la cantidad servida.",
      "Las comidas no cubren al personal → Adjunte la lista de asistencia del comedor o acredite la tarjeta.",
    ],
  ],
  "STP-PLANO-SAUDE": [
    [
      "Hay un colaborador fuera del plan → Solicite la inclusión a la operadora y envíe el protocolo con la fecha de vigencia.",
      "Hay desvinculados en la lista → Pida a la operadora la exclusión y envíe la lista actualizada.",
    ],
    [
      "La factura es de otro mes → Descargue en el portal de la operadora la factura del mes pedido.",
      "La factura del plan está pendiente → Pague la factura y adjunte el comprobante; con atraso el plan puede suspenderse.",
    ],
    [
      "El registro de la ANS no aparece → Adjunte la página del contrato con el número del producto en la ANS.",
      "La cobertura es menor que la del convenio → Contrate el plan con la segmentación exigida y envíe la propuesta aceptada.",
    ],
    [
      "El reglamento del copago no vino → Adjunte el anexo del plan que fija el copago.",
      "El descuento del plan supera el permitido → Devuelva la diferencia en el próximo recibo y envíelo.",
    ],
  ],
  "STP-SEGURO-VIDA": [
    [
      "El tomador es otra empresa → Pida a la aseguradora la póliza a nombre del proveedor.",
      "Hay un colaborador sin cobertura → Envíe a la corredora la inclusión y adjunte el endoso con la nueva lista.",
    ],
    [
      "Los capitales no están en la póliza enviada → Adjunte las condiciones contractuales con coberturas y capitales.",
      "El capital es menor que el del convenio → Solicite a la aseguradora el aumento del capital y envíe el endoso.",
    ],
    [
      "La vigencia de la póliza terminó → Renueve con la corredora y envíe la póliza renovada.",
      "La prima del mes no se comprobó → Pague la boleta de la aseguradora y adjunte el comprobante.",
    ],
    [
      "Falta el auxilio funerario exigido → Contrate la cobertura con la corredora y envíe el endoso.",
      "La cobertura contratada no es la del convenio → Revise la propuesta con la corredora según la cláusula del convenio.",
    ],
  ],
  "STP-AFASTAMENTO": [
    [
      "El número del CRM no se lee → Pida a la clínica la segunda copia con el sello legible.",
      "El emisor no es médico ni dentista → Solicite al colaborador el certificado del profesional habilitado.",
    ],
    [
      "El certificado es de acompañante o de otra persona → Envíe el certificado a nombre del colaborador.",
      "Las fechas del certificado difieren del movimiento → Corrija el movimiento de licencia según el certificado.",
    ],
    [
      "El S-2230 no se envió → Transmita la licencia por el sistema de nómina y adjunte el recibo.",
      "El motivo no es el del certificado → Rectifique el S-2230 con el código correcto y envíe el recibo nuevo.",
    ],
    [
      "La fecha de cese ya pasó → Registre el retorno del colaborador o envíe la prórroga del beneficio.",
      "El pedido al INSS no se comprobó → Preséntelo en Meu INSS y adjunte el comprobante de la solicitud.",
    ],
  ],
};
