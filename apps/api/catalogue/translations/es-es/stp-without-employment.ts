import type { TypeTexts } from "../../translation.ts";

export const stpWithoutEmployment: { readonly [code: string]: TypeTexts } = {
  "STP-PRESTACAO": [
    "Contrato civil con el autónomo, MEI, socio o persona jurídica que trabaja en el proyecto.",
    "Contrato firmado con objeto, plazo y precio, y el CNPJ o CPF del prestador.",
    ["¿Las partes son el proveedor y este prestador, bien identificados?", "Contratado: João Silva MEI, CNPJ propio."],
    [
      "¿El objeto es un servicio determinado, sin subordinación ni horario fijo?",
      "Montaje de 400 m² de andamio en la planta, por medición.",
    ],
    ["¿Plazo, precio y forma de pago están definidos y el plazo corre?", "Del 01/03/2026 al 31/08/2026, R$ 12.000,00 por medición."],
    ["¿Ambas partes firmaron el contrato de prestación?", "Firmas electrónicas con informe de validación."],
  ],
  "STP-RPA": [
    "Recibo de pago al autónomo con las retenciones y la prueba de que se pagaron.",
    "RPA firmado, comprobante del pago y la inclusión del autónomo en la DCTFWeb.",
    ["¿El RPA trae nombre, CPF, NIT/PIS y el servicio del mes?", "NIT 123.45678.90-1, servicio de 03/2026."],
    ["¿Se calcularon las retenciones de INSS, ISS e IRRF?", "Importe bruto 3.000,00; INSS 330,00; ISS 60,00."],
    ["¿El autónomo se informó al eSocial (S-1200, categoría 701)?", "S-1200 con categoría 701 y el mismo bruto."],
    ["¿El recibo está firmado y el neto se pagó?", "Pix de 2.610,00 el 05/04/2026."],
  ],
  "STP-CCMEI": [
    "Certificado de la condición de MEI, con la situación activa y la ocupación permitida.",
    "CCMEI descargado del Portal do Empreendedor y el DAS del mes pagado.",
    ["¿El certificado está a nombre de este prestador y la situación es activa?", "João Silva, situación vigente: ATIVO."],
    ["¿La ocupación registrada permite el servicio prestado?", "Montador de andamios independiente."],
    ["¿El DAS del último mes está pagado?", "DAS 02/2026 pagado el 20/03/2026."],
    ["¿El MEI no trabaja en cesión de mano de obra prohibida, ni con un empleado no declarado?", "Servicio por obra, sin empleados."],
  ],
  "STP-NOTA-FISCAL": [
    "Factura de servicio del mes, con las retenciones que corresponden al cliente.",
    "NFS-e autorizada, en PDF, con el XML cuando lo haya.",
    ["¿El emisor es el prestador y el cliente es el proveedor del proyecto?", "Emisor João Silva MEI; cliente Ipê Andaimes."],
    ["¿La descripción cita el servicio, el proyecto y el mes?", "Montaje de andamio, planta, 03/2026."],
    ["¿Las retenciones (INSS 11 %, ISS, IRRF) se destacaron cuando corresponden?", "INSS retenido 11 % sobre 10.000,00: 1.100,00."],
    ["¿La factura es auténtica en la consulta del municipio o del portal nacional?", "Clave de la NFS-e confirmada."],
  ],
  "STP-COOPERATIVA": [
    "Ficha de adhesión del cooperativista, o turno del eventual, con el detalle del pago.",
    "Ficha de matrícula en la cooperativa o en el OGMO/sindicato y el detalle de pago del mes.",
    ["¿La matrícula en la cooperativa, en el OGMO o en el sindicato está activa?", "Matrícula 1.204, activa desde 2022."],
    ["¿El detalle del mes trae la producción o los turnos y el pago?", "11 jornadas, pago de 2.860,00."],
    ["¿Se pagó el INSS del cooperativista o eventual?", "Retención del 20 % en la fuente por la cooperativa, en la DCTFWeb."],
    [
      "¿La cooperativa está registrada (OCB, Junta) y el trabajo no tiene subordinación?",
      "OCB/MG 1.022, coordinación por un cooperativista electo.",
    ],
  ],
};
