import type { TypeCorrections } from "../../../translation.ts";

export const stpVacationAndDismissalCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-FERIAS-AVISO": [
    [
      "La fecha de conformidad está en blanco → Complete la fecha en que el colaborador recibió el aviso y reenvíe.",
      "El aviso se dio con poca anticipación → Registre el acuerdo por escrito del colaborador o reprograme las vacaciones.",
    ],
    [
      "El aviso es de las vacaciones anteriores → Emita en el sistema el aviso del período actual.",
      "Las fechas del aviso no son las del movimiento → Corrija el movimiento o envíe el aviso reprogramado.",
    ],
    [
      "Las vacaciones son de un período ya vencido → Pague el doble de lo que pasó del plazo y adjunte el recibo.",
      "El período de adquisición no se cita → Genere el aviso completo en el sistema de nómina.",
    ],
    [
      "El aviso está a nombre de otro colaborador → Separe el aviso de esta persona y sustituya el archivo.",
      "Falta la conformidad del colaborador en el aviso → Recoja la firma o exporte la aceptación electrónica del aviso.",
    ],
  ],
  "STP-FERIAS-RECIBO": [
    [
      "El comprobante bancario no se envió → Descargue en el banco el comprobante del crédito y añádalo al recibo.",
      "Las vacaciones se pagaron fuera de plazo → Adjunte el comprobante con la fecha y la memoria de la corrección pagada al colaborador.",
    ],
    [
      "Los promedios no se consideraron → Incluya los promedios de los doce meses y envíe la memoria de cálculo.",
      "El tercio no corresponde a un tercio de las vacaciones con promedios → Recalcule y pague la diferencia en recibo complementario.",
    ],
    [
      "El pedido de venta de días no se adjuntó → Adjunte la solicitud del colaborador con la fecha.",
      "Se vendieron más de diez días → Ajuste la venta al límite y conceda los días restantes.",
    ],
    [
      "El comprobante es del salario del mes → Sustituya por el comprobante del pago de las vacaciones.",
      "El crédito no es el neto del recibo → Deposite la diferencia y envíe los dos comprobantes.",
    ],
  ],
  "STP-TRCT": [
    [
      "El TRCT es de otro colaborador → Envíe la liquidación de este colaborador, por el CPF.",
      "La fecha o la causa difiere del movimiento → Corrija el movimiento aquí o rectifique el TRCT.",
    ],
    [
      "Hay un concepto debido sin asentar → Incluya el concepto en una liquidación complementaria y envíe las dos.",
      "El preaviso no sigue la antigüedad → Recalcule los días de preaviso y pague en TRCT complementario.",
    ],
    [
      "El finiquito no se firmó → Recoja la firma o añada la prueba del depósito en consignación.",
      "La firma no aparece en la copia → Digitalice la liquidación firmada en mayor resolución.",
    ],
    [
      "La homologación exigida por el convenio no se hizo → Agende en el sindicato y envíe la liquidación homologada.",
      "No hay reserva ni sello del sindicato → Solicite al sindicato la copia con la asistencia registrada.",
    ],
  ],
  "STP-RESCISAO-PAGAMENTO": [
    [
      "El comprobante no tiene fecha de liquidación → Emita en el banco el comprobante definitivo, con la fecha del crédito.",
      "El plazo de diez días se superó → Pague la multa de un salario (CLT 477, § 8º) y adjunte el comprobante.",
    ],
    [
      "El crédito es menor que el neto de la liquidación → Deposite lo que falta y adjunte los dos comprobantes de la liquidación.",
      "El pago no se hizo → Pague la liquidación en la cuenta del colaborador y envíe el comprobante.",
    ],
    [
      "La cuenta es de un tercero sin autorización → Deposite en la cuenta del extrabajador o adjunte el poder público.",
      "El beneficiario está cubierto → Descargue el comprobante completo en la banca en línea y reenvíe.",
    ],
    [
      "Solo se comprobó la primera cuota → Adjunte los comprobantes de todas las cuotas ya vencidas.",
      "El pago en cuotas no tiene homologación → Presente el acuerdo extrajudicial en el juzgado laboral y adjunte la decisión.",
    ],
  ],
  "STP-GFD-RESCISORIA": [
    [
      "El extracto de la cuenta vinculada no vino → Descargue en FGTS Digital el extracto para fines de desvinculación y adjúntelo.",
      "La multa es menor que el porcentaje debido → Recalcule en FGTS Digital con el saldo actual y pague la diferencia.",
    ],
    [
      "Se envió la guía mensual → Envíe la guía de la desvinculación de este colaborador.",
      "Se aplicó 20 % en un despido sin justa causa → Genere la guía de la diferencia hasta 40 % y páguela.",
    ],
    [
      "El colaborador de la guía es otro → Descargue en FGTS Digital la guía por el CPF del desvinculado.",
      "La guía de la desvinculación está pendiente → Pague el código QR de la guía y envíe el comprobante.",
    ],
    [
      "No hay prueba de la liberación del retiro → Adjunte la pantalla de FGTS Digital con el movimiento autorizado.",
      "El motivo informado bloquea el retiro → Rectifique el motivo en el S-2299 y envíe el nuevo recibo.",
    ],
  ],
  "STP-S2299": [
    [
      "El recibo es de remuneración (S-1200) → Descargue en el portal del eSocial el recibo de la baja.",
      "El CPF de la baja es de otro colaborador → Consulte la baja por el CPF correcto y envíe el recibo.",
    ],
    [
      "El motivo no aparece en el archivo → Exporte la copia completa del evento, con el código del motivo.",
      "El motivo del eSocial difiere del TRCT → Rectifique el S-2299 o el TRCT, para que digan lo mismo.",
    ],
    [
      "El recibo es de un contrato anterior → Envíe el recibo de la baja de la matrícula actual.",
      "La fecha no considera la proyección del preaviso → Corrija el campo de la proyección del preaviso y retransmita.",
    ],
    [
      "El evento fue rechazado por el eSocial → Corrija el error indicado, transmita de nuevo y envíe el recibo.",
      "El S-2299 se transmitió fuera de plazo → Adjunte la justificación de RR. HH. con la fecha de la transmisión.",
    ],
  ],
};
