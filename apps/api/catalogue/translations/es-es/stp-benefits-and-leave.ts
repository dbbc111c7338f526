import type { TypeTexts } from "../../translation.ts";

export const stpBenefitsAndLeave: { readonly [code: string]: TypeTexts } = {
  "STP-VT": [
    "Prueba de que el bono de transporte del mes se entregó, o de que el colaborador lo rechazó.",
    "Informe de la operadora con el crédito del mes, o la renuncia firmada.",
    ["¿El informe de la operadora trae al colaborador y la recarga del mes?", "Recarga de R$ 211,20 el 27/02/2026 para 03/2026."],
    ["¿La cantidad de pasajes cubre los días trabajados en el mes?", "22 días, 2 pasajes por día: 44 pasajes."],
    ["¿El descuento en el recibo no supera el 6 % del salario base?", "Salario 2.480,00: descuento máximo de 148,80."],
    ["¿Quien no lo recibe firmó la renuncia, o usa transporte de la empresa?", "Renuncia del 02/03/2026, firmada."],
  ],
  "STP-ALIMENTACAO": [
    "Prueba de la entrega del beneficio de alimentación que prevé el convenio colectivo.",
    "Informe de la tarjeta o recibo de canasta, con el valor por colaborador.",
    ["¿El valor por día o mes es al menos el del convenio?", "Convenio: R$ 28,00 por día; pagado: R$ 30,00."],
    ["¿Todos los colaboradores del proyecto recibieron el crédito en el mes?", "12 créditos para 12 colaboradores."],
    ["¿Se pagó el pedido a la operadora?", "Boleta del pedido 9981 pagada el 28/02/2026."],
    [
      "Si la comida se sirve en el lugar, ¿hay contrato o factura del restaurante?",
      "Factura 5.512 del restaurante industrial, 264 comidas.",
    ],
  ],
  "STP-PLANO-SAUDE": [
    "Factura del plan con la lista de beneficiarios, cuando el convenio colectivo lo exige.",
    "Factura del mes con la lista nominal y el comprobante de pago.",
    ["¿La lista de beneficiarios incluye a los colaboradores del proyecto?", "12 titulares activos en el plan."],
    ["¿La factura del plan es del mes pedido y está pagada?", "Factura 03/2026 pagada el 10/03/2026."],
    [
      "¿La cobertura es la que pide el convenio (ambulatoria, hospitalaria)?",
      "Ambulatoria y hospitalaria con obstetricia, registro ANS 123456.",
    ],
    ["¿El copago descontado respeta el convenio?", "Mensualidad sin descuento, copago del 30 %."],
  ],
  "STP-SEGURO-VIDA": [
    "Póliza y lista de asegurados del seguro que prevé el convenio colectivo.",
    "Póliza vigente, lista nominal del mes y comprobante de la prima.",
    ["¿Los colaboradores del proyecto están en la lista de asegurados?", "Lista de 03/2026 con 12 vidas."],
    ["¿El capital asegurado cumple el mínimo del convenio?", "Convenio: R$ 30.000,00; póliza: R$ 35.000,00."],
    ["¿La póliza de vida está vigente y con la prima del mes pagada?", "Vigencia hasta el 30/11/2026, prima de 03/2026 pagada."],
    ["¿El auxilio funerario y otras coberturas del convenio están contratados?", "Asistencia funeraria individual de R$ 5.000,00."],
  ],
  "STP-AFASTAMENTO": [
    "Certificado médico de la licencia y el recibo del eSocial que la informa.",
    "Certificado con las fechas (el diagnóstico puede estar cubierto) y el recibo del S-2230.",
    ["¿El certificado tiene médico o dentista con nombre y matrícula profesional?", "Dra. Ana Reis, matrícula CRM/MG 45.210."],
    ["¿El período del certificado es el del movimiento de licencia?", "Desde el 04/03/2026, por 20 días."],
    ["¿El S-2230 se transmitió con el mismo inicio y motivo?", "Motivo 03, inicio el 2026-03-04."],
    ["Por más de quince días, ¿hay solicitud o decisión del INSS?", "Beneficio 31, NB 645.123.456-7, hasta el 30/04/2026."],
  ],
};
