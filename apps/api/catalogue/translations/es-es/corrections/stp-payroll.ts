import type { TypeCorrections } from "../../../translation.ts";

export const stpPayrollCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-FOLHA": [
    [
      "El mes de la nómina es otro → Genere en el sistema de nómina el informe del mes de referencia y reenvíe.",
      "El mes no está impreso → Emita el informe con el encabezado completo, y no una planilla suelta.",
    ],
    [
      "La nómina es de otro establecimiento o cliente → Filtre la nómina por esta contratante como cliente y genérela de nuevo.",
      "La nómina no separa al cliente → Pida a contabilidad la nómina por cliente, según el registro de obra o asignación.",
    ],
    [
      "Hay un colaborador del proyecto fuera de la nómina → Incluya a quien falta en una nómina complementaria o registre su salida del proyecto.",
      "Hay en la nómina quien no está en el proyecto → Registre al colaborador en el proyecto o retírelo de la nómina de este cliente.",
    ],
    [
      "El resumen de la nómina no se envió → Adjunte el resumen con los totales después de la última página del analítico.",
      "La suma de los netos no es la del resumen → Corrija los asientos con contabilidad y envíe resumen y analítico juntos.",
    ],
    [
      "Los conceptos de adicional no tienen base de cálculo → Pida a contabilidad la nómina con la base de cada concepto.",
      "El adicional no se pagó a quien tiene derecho → Pague la diferencia en nómina complementaria y envíe el recibo.",
    ],
  ],
  "STP-HOLERITE": [
    [
      "El recibo es de otro colaborador → Separe el recibo de esta persona en el archivo del mes y envíe solo ese.",
      "El recibo es de otro mes → Emita en el sistema de nómina el mes pedido y sustituya el archivo.",
    ],
    [
      "El salario está por debajo del piso → Pague la diferencia en nómina complementaria y adjunte el nuevo recibo.",
      "La categoría usada no es la del convenio → Verifique el sindicato en el convenio y corrija el puesto en el sistema de nómina.",
    ],
    [
      "Las horas extra no se pagaron → Pague en nómina complementaria o adjunte el acuerdo de banco de horas registrado.",
      "Las horas del recibo no coinciden con la jornada → Ajuste el asiento en la próxima nómina y envíe la memoria de cálculo.",
    ],
    [
      "El recibo no muestra las bases → Pida a contabilidad el modelo completo de recibo, con las bases al pie.",
      "El descuento de INSS no sigue la tabla → Corrija la tabla vigente en el sistema de nómina, recalcule y emita el recibo.",
    ],
    [
      "No hay firma ni aceptación → Recoja la firma o exporte la aceptación del portal y añádala al recibo.",
      "La firma cubre los valores → Emita la segunda copia y recoja la firma en el campo correcto.",
    ],
  ],
  "STP-PAGAMENTO": [
    [
      "El crédito se hizo a otra persona → Deposite en la cuenta sueldo del colaborador y envíe el comprobante nuevo.",
      "El comprobante no muestra al beneficiario → Descargue en la banca en línea el detalle del lote con los nombres.",
    ],
    [
      "El valor pagado es menor que el neto → Pague la diferencia y adjunte los dos comprobantes.",
      "Hay más de un crédito en el mes → Junte todos los comprobantes (anticipo y saldo) hasta completar el neto.",
    ],
    [
      "La fecha del crédito no aparece → Exporte del banco el comprobante de liquidación, y no el de programación.",
      "El salario se pagó fuera de plazo → Pague la multa o corrección que prevé el convenio y adjunte el recibo con la justificación.",
    ],
    [
      "La autenticación está cortada → Emita la segunda copia en la banca en línea y envíe el PDF original.",
      "El comprobante es solo de programación → Espere la liquidación y envíe el comprobante definitivo del banco.",
    ],
  ],
  "STP-PONTO": [
    [
      "El período del registro no es el del mes pedido → Exporte del reloj o aplicación el período completo del mes.",
      "Hay días sin marcación ni justificación → Complete el motivo (falta, franco, certificado) y reenvíe el registro tratado.",
    ],
    [
      "Hay días con intervalo menor que el legal → Pague el período suprimido en la próxima nómina y adjunte la memoria de cálculo.",
      "Los intervalos son todos iguales, al minuto → Envíe las marcaciones originales del equipo, sin prefijar.",
    ],
    [
      "El acuerdo de banco de horas no se envió → Adjunte el acuerdo individual o la cláusula del convenio que lo autoriza.",
      "Hubo más horas extra que las permitidas → Adjunte el acuerdo de compensación o banco de horas y ajuste el turno.",
    ],
    [
      "El certificado citado no se adjuntó → Adjunte el certificado del período al final del PDF.",
      "Hay marcación en un día de vacaciones o licencia → Corrija el tratamiento de la jornada con el gestor y reenvíe el registro.",
    ],
    [
      "La firma es de otra persona → Recójala de nuevo del propio colaborador y envíe el registro nuevo.",
      "El registro no tiene conformidad del colaborador → Recoja la firma o exporte el registro de la aceptación electrónica.",
    ],
  ],
  "STP-13-PRIMEIRA": [
    [
      "Se envió el recibo mensual → Emita en el sistema el recibo “13º salário – 1ª parcela” y sustituya el archivo.",
      "El recibo es del año anterior → Genere el recibo del año corriente y reenvíe.",
    ],
    [
      "El recibo no muestra los doceavos → Pida a contabilidad la memoria de cálculo de los meses trabajados.",
      "El valor es menor que la mitad debida → Pague la diferencia y envíe el recibo complementario con los doceavos.",
    ],
    [
      "No hay comprobante bancario → Descargue en el banco el comprobante del crédito y añádalo al recibo.",
      "La cuota se pagó después del 30 de noviembre → Adjunte la justificación y el pago de la multa que prevé el convenio.",
    ],
    [
      "El FGTS de la cuota no está en la guía → Genere en FGTS Digital la guía complementaria del aguinaldo y páguela.",
      "La guía citada no se adjuntó → Adjunte la página del detalle de la guía en que aparece la base de aguinaldo.",
    ],
  ],
  "STP-13-SEGUNDA": [
    [
      "El recibo enviado es de la primera cuota → Sustituya por el recibo “13º salário – 2ª parcela”.",
      "La primera cuota descontada no es la que se pagó → Corrija el descuento en el sistema y emita el recibo nuevamente.",
    ],
    [
      "Los promedios no se sumaron → Incluya los promedios con contabilidad y pague la diferencia hasta el 10 de enero.",
      "El recibo no detalla los promedios → Envíe la memoria de cálculo de las variables junto con el recibo.",
    ],
    [
      "El pago aún no se liquidó → Pague el saldo y envíe el comprobante definitivo del banco.",
      "El saldo se pagó después del 20 de diciembre → Adjunte el comprobante de la corrección pagada al colaborador.",
    ],
    [
      "El descuento se sumó al del salario del mes → Rectifique la nómina del aguinaldo y devuelva la diferencia al colaborador.",
      "La base no coincide con el aguinaldo bruto → Ajuste las incidencias de los conceptos y genere el recibo otra vez.",
    ],
  ],
};
