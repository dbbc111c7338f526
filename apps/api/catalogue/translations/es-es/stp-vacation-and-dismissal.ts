import type { TypeTexts } from "../../translation.ts";

export const stpVacationAndDismissal: { readonly [code: string]: TypeTexts } = {
  "STP-FERIAS-AVISO": [
    "Comunicación escrita de las vacaciones al colaborador, con el período de adquisición y el de goce.",
    "Aviso con la fecha de conformidad y la firma del colaborador.",
    ["¿El aviso se dio con al menos treinta días de anticipación?", "Conformidad el 01/02/2026, vacaciones desde el 05/03/2026."],
    ["¿El período de goce es el del movimiento de vacaciones registrado?", "Del 05/03/2026 al 03/04/2026 en ambos."],
    ["¿Los períodos de adquisición y de concesión están indicados y no vencieron?", "Adquisición del 02/03/2025 al 01/03/2026."],
    ["¿El colaborador firmó el aviso?", "Firma y fecha del colaborador."],
  ],
  "STP-FERIAS-RECIBO": [
    "Recibo de las vacaciones con el tercio constitucional y el comprobante del pago anticipado.",
    "Recibo de vacaciones y comprobante bancario, en un solo PDF.",
    ["¿El pago se hizo hasta dos días antes del inicio de las vacaciones?", "Vacaciones el 05/03/2026, crédito el 03/03/2026."],
    ["¿El tercio constitucional y los promedios están en el recibo?", "Vacaciones 2.480,00 + 1/3 826,67 + promedio de extras."],
    ["Si se vendieron días, ¿fue hasta un tercio y a pedido del colaborador?", "Venta de 10 días pedida el 10/01/2026."],
    ["¿El valor del comprobante es el neto del recibo de vacaciones?", "Neto 3.012,55; crédito 3.012,55."],
  ],
  "STP-TRCT": [
    "Liquidación final con todos los conceptos y el finiquito firmado.",
    "TRCT y finiquito u homologación, firmados, en un solo PDF.",
    ["¿Causa y fecha de egreso son las del movimiento de desvinculación?", "Sin justa causa, egreso el 20/03/2026."],
    [
      "¿Saldo, preaviso, aguinaldo y vacaciones con un tercio están detallados?",
      "Saldo 20 días; preaviso 33 días; aguinaldo 4/12; vacaciones 1/12 + 1/3.",
    ],
    ["¿El finiquito está firmado por el colaborador?", "Firma con fecha del 27/03/2026."],
    [
      "Si el convenio lo exige, ¿el sindicato homologó o asistió la desvinculación?",
      "Homologación el 28/03/2026, sindicato de la categoría.",
    ],
  ],
  "STP-RESCISAO-PAGAMENTO": [
    "Comprobante bancario del neto del TRCT dentro del plazo legal.",
    "Comprobante del crédito en cuenta del colaborador, con autenticación.",
    ["¿El pago se hizo en hasta diez días del fin del contrato?", "Fin 20/03/2026, crédito 27/03/2026."],
    ["¿El valor acreditado es el neto del TRCT?", "TRCT 7.812,40; acreditado 7.812,40."],
    ["¿El crédito entró en una cuenta a nombre del extrabajador?", "Beneficiario con el mismo CPF del TRCT."],
    ["Si hubo acuerdo o pago en cuotas, ¿se homologó?", "Acuerdo extrajudicial homologado, proceso 0010203."],
  ],
  "STP-GFD-RESCISORIA": [
    "Depósito del FGTS del mes de la desvinculación y de la multa del 40 % o 20 %.",
    "Guía de desvinculación del FGTS Digital con el comprobante y el extracto de la cuenta vinculada.",
    ["¿La multa se calculó sobre el saldo para fines de desvinculación?", "Saldo 18.400,00, multa del 40 % = 7.360,00."],
    ["¿El porcentaje corresponde a la causa de la salida?", "Sin justa causa: 40 %; acuerdo del art. 484-A: 20 %."],
    ["¿La guía está pagada e identifica al colaborador?", "CPF del extrabajador, Pix el 27/03/2026."],
    ["¿Se liberó el retiro, con la clave o la comunicación al colaborador?", "Retiro liberado por el S-2299 el 28/03/2026."],
  ],
  "STP-S2299": [
    "Recibo de que la baja se informó al eSocial en plazo.",
    "Recibo del S-2299 con motivo, fecha y número, en PDF del portal del eSocial.",
    ["¿El recibo es del S-2299 (o S-2399, sin vínculo) de este colaborador?", "S-2299 del CPF 529.982.247-25, recibo 1.2.00…"],
    ["¿El motivo del evento es el mismo del TRCT?", "Motivo 02, sin justa causa."],
    ["¿La fecha de baja coincide con el último día trabajado o proyectado?", "dtDeslig 2026-03-20."],
    ["¿El envío se hizo en hasta diez días de la baja?", "Recibido por el eSocial el 26/03/2026."],
  ],
};
