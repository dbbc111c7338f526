import type { TypeTexts } from "../../translation.ts";

export const stpCertificates: { readonly [code: string]: TypeTexts } = {
  "STP-CND": [
    "Certificado de deudas de tributos federales y deuda activa, que incluye la previsión social.",
    "PDF emitido en el portal de la Receita Federal, negativo o positivo con efectos de negativo.",
    [
      "¿El certificado es de la raíz del CNPJ del proveedor y trae su razón social?",
      "CNPJ raíz 12.ABC.345, Ipê Andaimes Ltda. (proveedor).",
    ],
    ["¿Es negativo, o positivo con efectos de negativo?", "Certificado positivo con efectos de negativo."],
    ["¿La fecha de validez impresa aún no pasó?", "Válido hasta el 05/09/2026."],
    ["¿El código de control confirma el certificado en la página de autenticidad?", "Código 1A2B.3C4D.5E6F.7089 verificado."],
  ],
  "STP-CRF": [
    "Certificado de la CAIXA de que el proveedor está al día con el FGTS.",
    "CRF en PDF de la consulta de regularidad del empleador, en el sitio de la CAIXA.",
    ["¿La inscripción del CRF es el CNPJ del proveedor que presta el servicio?", "Inscripción 12.ABC.345/01DE-35."],
    ["¿Hoy está entre el inicio y el fin de la validez del certificado?", "Validez: 02/03/2026 a 31/03/2026."],
    ["¿El número de certificación aparece y lo confirma la consulta de la CAIXA?", "Certificación 2026030201234567890123."],
    ["¿La situación es “regular”, sin impedimento en la emisión?", "El empleador se encuentra en situación regular."],
  ],
  "STP-CNDT": [
    "Certificado de la Justicia del Trabajo sobre deudas no pagadas en procesos, válido para todas las filiales.",
    "CNDT emitida en el sitio del TST, negativa o positiva con efecto de negativa.",
    ["¿La CNDT se emitió para la raíz del CNPJ, que abarca matriz y filiales?", "CNPJ de la matriz; el certificado abarca las filiales."],
    ["¿El resultado es negativo, o positivo con efecto de negativo?", "No consta como moroso."],
    ["¿El certificado está en el plazo de validez que trae impreso?", "Expedición 10/03/2026, validez 06/09/2026."],
    ["¿La validación del TST confirma el número del certificado?", "Certificado nº 12345678/2026, válido."],
  ],
  "STP-CND-ESTADUAL": [
    "Certificado de tributos estatales y deuda activa del estado donde está establecido el proveedor.",
    "Certificado de la Secretaría de Hacienda del estado de la sede, con el de la Procuraduría cuando es separado.",
    [
      "¿El certificado lo emitió el estado de la sede o de la filial que presta el servicio?",
      "SEF/MG para un proveedor de Belo Horizonte.",
    ],
    ["¿Nombre y CNPJ (o inscripción estatal) son los del proveedor?", "Inscripción estatal 062.123456.00-11."],
    ["¿El certificado no señala deuda estatal exigible?", "Nada consta, o positivo con efecto de negativo."],
    ["¿La validez impresa por el estado cubre la fecha de hoy?", "Emitido el 02/03/2026, validez de 90 días."],
  ],
  "STP-CND-MUNICIPAL": [
    "Certificado de tributos de la actividad (ISS y tasas) del municipio del proveedor.",
    "Certificado de tributos de la actividad del municipio de la sede, con código de autenticidad.",
    ["¿Es el certificado de tributos de la actividad, que incluye el ISS?", "Certificado de deudas de la actividad – ISSQN y tasas."],
    ["¿El municipio emisor es el del establecimiento del proveedor?", "Municipio de Contagem/MG."],
    ["¿La inscripción municipal o el CNPJ es el del proveedor vinculado?", "Inscripción municipal 0123456/001-2."],
    ["¿El plazo de validez no terminó y el municipio confirma el código?", "Válido por 60 días, código AB12-34."],
  ],
  "STP-FALENCIA": [
    "Certificado del tribunal de la sede sobre quiebra y recuperación judicial o extrajudicial.",
    "Certificado del tribunal de justicia de la jurisdicción de la sede, con validez o hasta el plazo de verificación.",
    ["¿Lo emitió el distribuidor de la jurisdicción de la sede del proveedor?", "TJMG, jurisdicción de Contagem."],
    ["¿El certificado dice que nada consta sobre quiebra o recuperación?", "Sin registros."],
    ["¿El CNPJ consultado es la raíz del proveedor?", "Consulta por el CNPJ de la matriz."],
    ["¿La firma del registro o el sello electrónico se puede verificar?", "Sello electrónico GHT12345."],
  ],
};
