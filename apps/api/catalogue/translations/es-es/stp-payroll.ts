import type { TypeTexts } from "../../translation.ts";

export const stpPayroll: { readonly [code: string]: TypeTexts } = {
  "STP-FOLHA": [
    "Nómina del mes con todos los haberes y descuentos de cada colaborador del proyecto.",
    "Nómina analítica del mes en PDF generado por el sistema, separada por empresa cliente.",
    ["¿La nómina es del mes de referencia de la pendencia?", "Pendencia de 02/2026 y nómina “competência 02/2026”."],
    ["¿El encabezado trae el CNPJ del proveedor y el cliente, que es la contratante?", "Ipê Andaimes, cliente Serra Azul Mineração."],
    ["¿Todos los colaboradores activos en el proyecto este mes están en la nómina?", "12 colaboradores en el proyecto, 12 en la nómina."],
    [
      "¿Los totales de haberes, descuentos y neto coinciden con el resumen de la nómina?",
      "Haberes 84.210,00 − descuentos 12.980,00 = neto 71.230,00.",
    ],
    [
      "¿Los adicionales debidos (peligrosidad, insalubridad, nocturno) aparecen para quien trabaja expuesto?",
      "Electricista con 30% de peligrosidad sobre el salario base.",
    ],
  ],
  "STP-HOLERITE": [
    "Recibo mensual del colaborador con salario, adicionales, descuentos, neto y bases de FGTS e INSS.",
    "Recibo de sueldo del mes, firmado o con aceptación electrónica, por ejemplo “holerite-02-2026-maria.pdf”.",
    ["¿El recibo es de este colaborador y del mes de referencia?", "Maria Souza, mes 02/2026."],
    ["¿El salario base es igual o mayor que el piso de la categoría en el convenio colectivo?", "Piso 2.310,00; salario 2.480,00."],
    ["¿Las horas extra y faltas del recibo son las del registro de jornada?", "Jornada: 6 h extra al 50%; recibo: 6 h extra al 50%."],
    ["¿Las bases de INSS, FGTS e IRRF y los descuentos están detallados?", "Base FGTS 2.480,00, FGTS del mes 198,40."],
    ["¿El colaborador acusó recibo, con firma o aceptación electrónica?", "Aceptado en el portal del colaborador el 06/03/2026."],
  ],
  "STP-PAGAMENTO": [
    "Comprobante bancario de que el neto del recibo se acreditó al colaborador en plazo.",
    "Comprobante del banco con beneficiario, valor, fecha y autenticación, o el retorno del archivo bancario.",
    ["¿El beneficiario del crédito es el propio colaborador?", "Beneficiaria: Maria Souza, CPF ***.444.777-**."],
    ["¿El valor acreditado es el neto del recibo del mismo mes?", "Neto 2.214,37; crédito 2.214,37."],
    ["¿El pago se hizo hasta el 5º día hábil del mes siguiente?", "Mes 02/2026, crédito el 06/03/2026."],
    ["¿El pago se liquidó, con autenticación bancaria o retorno “efetuado”?", "Autenticación 9F2A.11C0 o retorno 00 – crédito efectuado."],
  ],
  "STP-PONTO": [
    "Registro diario de entrada, salida e intervalos del colaborador en el mes, con su conformidad.",
    "Registro del mes entero, del día 1 al último, firmado o con aceptación electrónica.",
    ["¿El registro cubre todos los días del mes de referencia?", "Del 01/02/2026 al 28/02/2026."],
    ["¿Se respetaron el intervalo de comida y el descanso entre jornadas?", "Intervalo de 1 h y 12 h entre la salida y la nueva entrada."],
    ["¿Las horas extra del mes respetan el límite diario o hay un acuerdo que lo amplíe?", "Máximo 2 h extra por día."],
    ["¿Vacaciones, certificados médicos y licencias del mes aparecen en el registro?", "Días 10 a 12: certificado médico."],
    ["¿El colaborador firmó el registro o aceptó las marcaciones en el sistema?", "Aceptado el 03/03/2026, con el nombre del colaborador."],
  ],
  "STP-13-PRIMEIRA": [
    "Recibo y comprobante de la primera cuota del aguinaldo, que se paga hasta el 30 de noviembre.",
    "Recibo de la primera cuota con el comprobante bancario, en un solo PDF.",
    ["¿El recibo es de la primera cuota del aguinaldo de este año, a nombre del colaborador?", "Aguinaldo 2026, 1ª cuota, Maria Souza."],
    [
      "¿El valor es la mitad de la remuneración, o la parte proporcional de quien ingresó en el año?",
      "Salario 2.480,00, 12 doceavos: cuota de 1.240,00.",
    ],
    ["¿El crédito se hizo hasta el 30 de noviembre, o en las vacaciones a pedido del colaborador?", "Crédito el 28/11/2026."],
    ["¿El FGTS sobre la primera cuota se incluyó en la guía del mes del pago?", "Guía de 11/2026 con base de aguinaldo."],
  ],
  "STP-13-SEGUNDA": [
    "Recibo y comprobante del saldo del aguinaldo, con los descuentos, pagado hasta el 20 de diciembre.",
    "Recibo de la segunda cuota con los descuentos de INSS e IRRF y el comprobante bancario.",
    [
      "¿El recibo es del saldo del aguinaldo y descuenta la primera cuota por el valor pagado?",
      "Aguinaldo bruto 2.480,00, menos 1ª cuota 1.240,00.",
    ],
    ["¿Los promedios de horas extra y adicionales del año entraron en el cálculo?", "Promedio de 9 h extra por mes sumado al salario."],
    ["¿El crédito del saldo se hizo hasta el 20 de diciembre?", "Crédito el 18/12/2026, con autenticación."],
    ["¿El INSS se calculó sobre el aguinaldo íntegro, por separado del salario?", "Base de INSS del aguinaldo: 2.480,00."],
  ],
};
