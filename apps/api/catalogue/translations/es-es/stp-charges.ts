import type { TypeTexts } from "../../translation.ts";

export const stpCharges: { readonly [code: string]: TypeTexts } = {
  "STP-GFD": [
    "Guía mensual del FGTS con la lista de colaboradores y el comprobante del pago.",
    "Guía, informe detallado por colaborador y comprobante del Pix, en este orden, en un solo PDF.",
    ["¿La guía es del mes pedido y del CNPJ del proveedor?", "Mes 02/2026, CNPJ raíz de Ipê Andaimes."],
    ["¿El valor total pagado es el de la guía, y el pago está liquidado?", "Guía 6.912,40; Pix de 6.912,40 el 19/03/2026."],
    [
      "¿Todos los colaboradores del proyecto aparecen en el detalle, con remuneración y FGTS?",
      "12 nombres en el detalle, los mismos de la nómina.",
    ],
    ["¿La base de FGTS de cada uno es la del recibo del mes?", "Recibo: base 2.480,00; guía: 2.480,00 al 8%."],
    ["¿El pago se hizo hasta el vencimiento de la guía?", "Vencimiento 20/03/2026, pagado el 19/03/2026."],
  ],
  "STP-DCTFWEB": [
    "Declaración mensual de las contribuciones previsionales y de terceros, con el saldo a pagar.",
    "Recibo de transmisión y declaración completa del mes, descargados del e-CAC.",
    ["¿La declaración es del período pedido, en la categoría general?", "PA 02/2026, categoría 40 – General."],
    ["¿La situación de la declaración es activa, con número de recibo?", "Situación: Activa. Recibo 71.08.26.0312."],
    ["¿Las bases de contribución coinciden con el total de la nómina del mes?", "Base de asegurados 84.210,00, igual a la nómina."],
    ["¿Las retenciones del 11% y otros créditos usados tienen origen comprobado?", "Retención de la factura 1.204 vinculada: 3.300,00."],
  ],
  "STP-DARF": [
    "Documento de recaudación emitido desde la DCTFWeb, con el comprobante de pago del saldo.",
    "DARF numerado, emitido en la DCTFWeb, y comprobante de pago del mismo código de barras.",
    ["¿El valor principal del DARF es el saldo a pagar de la DCTFWeb del mes?", "Saldo 18.204,10; DARF por 18.204,10."],
    ["¿El comprobante es del mismo número de documento del DARF?", "Número 07.16.26078.1234567-8 en el DARF y en el comprobante."],
    ["¿El pago se hizo hasta el vencimiento, o con multa e intereses?", "Vencimiento 20/03/2026, pagado el 20/03/2026."],
    ["Si el saldo se compensó o se fraccionó, ¿se adjuntó la prueba?", "PER/DCOMP 12345 con la deuda de este período."],
  ],
  "STP-S1299": [
    "Recibo del cierre de los eventos de nómina y los totales que devolvió el eSocial.",
    "Recibo del S-1299 e informes S-5011 y S-5013 del mes, en PDF.",
    ["¿El recibo muestra el período cerrado y procesado con éxito?", "S-1299 de 02/2026, código 201 (éxito)."],
    ["¿El totalizador S-5011 trae las contribuciones iguales a las de la DCTFWeb?", "S-5011: 18.204,10; DCTFWeb: 18.204,10."],
    ["¿El totalizador S-5013 trae el FGTS igual al de la guía?", "S-5013: 6.912,40; GFD: 6.912,40."],
    ["¿No hubo reapertura después del cierre enviado?", "Ningún S-1298 posterior."],
  ],
  "STP-GFIP": [
    "Conjunto del FGTS de meses anteriores al FGTS Digital, o de reclamos laborales y obras antiguas.",
    "Protocolo de envío de Conectividade Social, GRF pagada y relación de colaboradores (RE) del cliente.",
    ["¿El protocolo de Conectividade Social corresponde al archivo de la RE?", "Mismo número NRA en el protocolo y en la RE."],
    ["¿La RE es la del cliente que es esta contratante, y no la de la sede administrativa?", "Cliente: Serra Azul Mineração, FPAS 507."],
    ["¿La GRF se pagó por el valor de la RE, en el plazo de la época?", "GRF 5.120,00 pagada el 06/02/2024."],
    ["¿Los colaboradores del proyecto de aquel mes están en la RE?", "8 colaboradores en la RE, 8 en la nómina de la época."],
  ],
};
