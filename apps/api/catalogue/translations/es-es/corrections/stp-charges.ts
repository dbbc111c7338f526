import type { TypeCorrections } from "../../../translation.ts";

export const stpChargesCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-GFD": [
    [
      "El empleador de la guía es otro CNPJ → Genere la guía con el poder de su empresa en el portal FGTS Digital.",
      "La guía es de otro mes → Emita en FGTS Digital la guía del mes de referencia y páguela.",
    ],
    [
      "El valor pagado es menor que el de la guía → Genere la guía de la diferencia en FGTS Digital y pague con los recargos.",
      "La guía no se pagó → Pague el código QR de la guía en la aplicación del banco y adjunte el comprobante del Pix.",
    ],
    [
      "El informe por colaborador no vino → Descargue en FGTS Digital, Consultas, el detalle de la guía y añádalo al PDF.",
      "Falta un colaborador del proyecto en el detalle → Rectifique su S-1200 en el eSocial y emita la guía complementaria.",
    ],
    [
      "El detalle no trae la base por persona → Genere el informe analítico, y no el resumen de la guía.",
      "La base es menor que la del recibo → Corrija la incidencia del concepto en el eSocial (S-1010) y pague la diferencia.",
    ],
    [
      "La fecha del pago está ilegible → Descargue el comprobante en el banco en PDF y reenvíe.",
      "La guía se pagó después del vencimiento → Emita la guía con recargos en FGTS Digital y adjunte el comprobante de la diferencia.",
    ],
  ],
  "STP-DCTFWEB": [
    [
      "La declaración es la anual del aguinaldo → Envíe la DCTFWeb mensual; la del aguinaldo tiene su propia pendencia.",
      "El período es otro → Descargue en el e-CAC, en DCTFWeb, la declaración del mes de referencia.",
    ],
    [
      "Esta versión fue rectificada → Envíe la última rectificativa activa, con su recibo.",
      "La declaración está en curso → Transmita la DCTFWeb en el e-CAC con el certificado de la empresa y descargue el recibo.",
    ],
    [
      "Solo se envió el recibo → Adjunte la declaración completa, con deudas, créditos y saldo a pagar.",
      "La base declarada es menor que la de la nómina → Rectifique los S-1200, cierre el eSocial (S-1299) y retransmita.",
    ],
    [
      "El crédito vinculado no tiene documento → Adjunte la factura con la retención destacada y el R-2010/R-2020 de la Reinf.",
      "El crédito es mayor que la retención de la factura → Ajuste la vinculación en la DCTFWeb y transmita la rectificativa.",
    ],
  ],
  "STP-DARF": [
    [
      "El DARF es menor que el saldo declarado → Emita en la DCTFWeb el DARF de la diferencia y pague con los recargos.",
      "El DARF no se emitió por la DCTFWeb → Genere el DARF numerado en la propia DCTFWeb, para que la baja sea automática.",
    ],
    [
      "El comprobante es de otro DARF → Descargue en el e-CAC, en Pagos, el comprobante de recaudación de este número.",
      "El código de barras está ilegible → Emita el comprobante de recaudación en el e-CAC, que trae todos los datos.",
    ],
    [
      "No hay comprobante de pago → Pague el DARF y adjunte el comprobante, o la resolución del fraccionamiento.",
      "Se pagó con atraso sin recargos → Emita el DARF complementario de multa e intereses y páguelo.",
    ],
    [
      "La compensación no se comprobó → Adjunte el recibo del PER/DCOMP en que aparece esta deuda.",
      "El fraccionamiento no identifica la deuda → Descargue en el e-CAC el extracto del fraccionamiento con las deudas incluidas.",
    ],
  ],
  "STP-S1299": [
    [
      "El cierre es de otro mes → Descargue en el portal del eSocial el recibo del período pedido.",
      "El período aún está abierto → Corrija los eventos con error, transmita el S-1299 y envíe el recibo.",
    ],
    [
      "El S-5011 no se envió → Exporte del sistema de nómina el totalizador S-5011 y adjúntelo.",
      "El total del eSocial difiere de la DCTFWeb → Reabra la nómina (S-1298), corrija y cierre de nuevo antes de rectificar la DCTFWeb.",
    ],
    [
      "El S-5013 no acompaña al recibo → Descargue el totalizador del FGTS en el sistema de nómina y añádalo al PDF.",
      "El FGTS calculado no es el de la guía → Verifique colaborador por colaborador el S-5003 y emita la guía de la diferencia.",
    ],
    [
      "La nómina se reabrió después → Envíe el recibo del último S-1299 y los nuevos totalizadores.",
      "El recibo es anterior a una rectificación → Genere otra vez los informes con los eventos rectificados.",
    ],
  ],
  "STP-GFIP": [
    [
      "El protocolo de envío no se adjuntó → Descargue en Conectividade Social el protocolo del mes.",
      "El NRA del protocolo no es el de la RE → Reimprima en SEFIP la RE del archivo transmitido y envíe los dos.",
    ],
    [
      "La RE es de otro cliente → Emita en SEFIP la RE filtrada por el CNPJ o CNO de esta contratante.",
      "El cliente no se informó en SEFIP → Rectifique la GFIP con el cliente y transmita de nuevo.",
    ],
    [
      "El valor de la GRF no es el de la RE → Genere la GRF complementaria en SEFIP y pague la diferencia.",
      "No hay pago de la GRF → Pague la guía con recargos en la CAIXA y adjunte el comprobante.",
    ],
    [
      "La RE trae colaboradores de otra obra → Separe la RE por obra y envíe la de este proyecto.",
      "Falta un colaborador en la RE → Rectifique la GFIP para incluirlo e individualice el depósito en la CAIXA.",
    ],
  ],
};
