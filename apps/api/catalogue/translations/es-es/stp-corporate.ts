import type { TypeTexts } from "../../translation.ts";

export const stpCorporate: { readonly [code: string]: TypeTexts } = {
  "STP-CONTRATO-SOCIAL": [
    "Acto constitutivo consolidado, con objeto, capital, socios y administradores.",
    "Estatuto social consolidado, o estatutos con el acta de la dirección, con el registro de la Junta Comercial.",
    ["¿Es la última consolidación registrada en la Junta Comercial?", "7ª modificación consolidada, JUCEMG 10.234.567."],
    ["¿El objeto social incluye el servicio contratado en el proyecto?", "Objeto: montaje de andamios y estructuras."],
    ["¿El capital integrado cumple el mínimo legal para el número de empleados?", "35 empleados: capital de al menos R$ 45.000,00."],
    [
      "¿Quien firma por la empresa en este proyecto tiene poderes en el estatuto o en un poder?",
      "Administrador: José Lima, poderes individuales.",
    ],
  ],
  "STP-ALVARA": [
    "Licencia del municipio para que el proveedor funcione en la dirección y en la actividad.",
    "Licencia de localización y funcionamiento vigente, o la exención para actividad de bajo riesgo.",
    ["¿La dirección de la licencia es la del CNPJ del proveedor?", "Rua das Oficinas, 120, Contagem/MG."],
    ["¿Las actividades autorizadas incluyen la que ejerce el proveedor?", "CNAE 4399-1/04, montaje de andamios."],
    ["¿La licencia vale hoy, o es por plazo indeterminado con la tasa del año pagada?", "Válida hasta el 31/12/2026."],
    [
      "Si hay exención, ¿el documento cita la norma y el grado de riesgo de la actividad?",
      "Bajo riesgo, Ley 13.874/2019, declaración de la REDESIM.",
    ],
  ],
  "STP-CARTAO-CNPJ": [
    "Situación registral del proveedor en la Receita Federal, con actividad (CNAE) y dirección.",
    "Comprobante emitido en el sitio de la Receita Federal en los últimos meses.",
    ["¿La situación registral es ACTIVA (ATIVA)?", "Situación: ATIVA desde el 12/05/2009."],
    ["¿La CNAE principal o una secundaria es la del servicio contratado?", "43.99-1-04, servicio de montaje de andamios."],
    ["¿Razón social y dirección son las del registro de la empresa aquí?", "Ipê Andaimes Ltda., de Contagem/MG."],
    ["Para los alfanuméricos, ¿las letras del CNPJ coinciden con las del contrato?", "12.ABC.345/01DE-35."],
  ],
  "STP-CCT": [
    "Instrumento colectivo que rige a los colaboradores del proyecto, con pisos y beneficios.",
    "CCT o ACT con el número de registro en Mediador, y los anexos.",
    ["¿El instrumento está registrado en el sistema Mediador?", "Inscripción MG001234/2026."],
    ["¿La categoría y el territorio abarcan a los colaboradores y la ciudad del proyecto?", "Construcción civil, base de Itabira/MG."],
    ["¿La vigencia cubre hoy, o hay prueba de negociación en curso?", "Del 01/01/2026 al 31/12/2026."],
    ["¿Los pisos y beneficios obligatorios se pueden leer (cláusulas enteras)?", "Cláusulas 3ª (piso) y 14ª (bono de alimentación)."],
  ],
};
