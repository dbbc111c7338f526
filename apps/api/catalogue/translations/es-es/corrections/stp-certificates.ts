import type { TypeCorrections } from "../../../translation.ts";

export const stpCertificatesCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-CND": [
    [
      "El certificado es de otra empresa → Emita el certificado en el sitio de la Receita Federal con el CNPJ de la matriz del proveedor.",
      "La razón social cambió → Actualice el registro de la empresa aquí o emita el certificado con el nombre actual.",
    ],
    [
      "Se envió el informe de situación fiscal → Envíe el certificado conjunto, y no el informe del e-CAC.",
      "El certificado es positivo, con deudas exigibles → Regularice en el e-CAC (pague o fraccione) y emita el nuevo certificado.",
    ],
    [
      "El certificado venció → Emita la segunda copia o uno nuevo en el portal de la Receita Federal.",
      "La validez no aparece → Descargue el PDF original del portal, sin imprimir y digitalizar.",
    ],
    [
      "El código de control no se lee → Reenvíe el PDF descargado del portal, en el que el código se puede copiar.",
      "El código no se encontró en la Receita → Emita otro certificado en el portal y envíe el archivo sin cambios.",
    ],
  ],
  "STP-CRF": [
    [
      "Se envió la guía en vez del certificado → Emita el CRF en la consulta de regularidad del empleador.",
      "El CRF es de otro CNPJ → Consulte en el sitio de la CAIXA la regularidad del CNPJ vinculado al proyecto y emita el CRF.",
    ],
    [
      "La validez empieza en el futuro → Envíe también el CRF que vale hasta entonces.",
      "El CRF venció → Renueve en el sitio de la CAIXA; la renovación abre diez días antes del fin.",
    ],
    [
      "El número del certificado se cortó → Guarde la página entera en PDF, con el pie.",
      "La consulta de la CAIXA no confirma el número → Emita un nuevo CRF y envíe el PDF como vino del sitio.",
    ],
    [
      "Solo se envió el historial del empleador → Envíe el certificado, y no el historial de emisiones.",
      "La CAIXA informa un impedimento → Regularice la deuda o la divergencia en FGTS Digital y en la CAIXA y emita el CRF.",
    ],
  ],
  "STP-CNDT": [
    [
      "Se envió el certificado de distribución del TRT → Emita la CNDT en tst.jus.br/certidao, que es otro documento.",
      "La raíz del CNPJ es de otra empresa → Emita la CNDT en el sitio del TST con el CNPJ del proveedor.",
    ],
    [
      "El resultado no se lee → Descargue el certificado otra vez en el sitio del TST y envíe el PDF original.",
      "La empresa consta en el banco nacional de deudores → Pague o garantice la ejecución en el proceso y emita nueva CNDT.",
    ],
    [
      "La CNDT venció → Emita otra en el sitio del TST, que es gratuita e inmediata.",
      "La fecha de validez se cortó → Envíe la página entera del certificado, con expedición y validez.",
    ],
    [
      "El TST no confirma el número → Emita una nueva CNDT y envíe el archivo sin editar.",
      "El número confirmado tiene otro contenido → Sustituya el archivo por el certificado que el TST muestra en la validación.",
    ],
  ],
  "STP-CND-ESTADUAL": [
    [
      "El certificado es de otro estado → Emita en el sitio de Hacienda del estado en que está establecido el CNPJ.",
      "El estado emite dos certificados y vino uno → Adjunte también el certificado de la deuda activa, de la Procuraduría del Estado.",
    ],
    [
      "Los datos son de otro contribuyente → Emita el certificado estatal con el CNPJ de este proveedor.",
      "Ni CNPJ ni inscripción aparecen → Descargue el certificado completo en el portal de Hacienda estatal.",
    ],
    [
      "Se envió el comprobante de inscripción estatal → Sustituya por el certificado de deudas tributarias.",
      "Hay deuda estatal pendiente → Pague o fraccione en la Secretaría de Hacienda y emita el certificado de regularidad.",
    ],
    [
      "El plazo del certificado estatal terminó → Emita otro en el portal del estado y envíelo.",
      "La fecha de emisión es posterior a hoy → Verifique el archivo y envíe el certificado emitido por el portal.",
    ],
  ],
  "STP-CND-MUNICIPAL": [
    [
      "El certificado es solo del IPTU → Emita en el municipio el certificado de tributos de la actividad de la inscripción municipal.",
      "El certificado excluye el ISS → Pida al municipio el certificado conjunto o adjunte el del ISS.",
    ],
    [
      "El municipio emisor no es el del CNPJ → Emita el certificado en el sitio del municipio de la dirección del CNPJ.",
      "La dirección del certificado es antigua → Actualice la dirección en el municipio y en la Receita y reenvíe.",
    ],
    [
      "La inscripción es de otro establecimiento → Consulte la inscripción municipal correcta y emita un nuevo certificado.",
      "La inscripción no aparece en el documento → Solicite en el municipio el certificado con los datos del contribuyente.",
    ],
    [
      "El certificado municipal venció → Emita otro en el sitio del municipio y sustituya el archivo.",
      "El código de autenticidad no coincide → Descargue el certificado directamente del sitio del municipio y envíelo.",
    ],
  ],
  "STP-FALENCIA": [
    [
      "El certificado es de acciones civiles en general → Emita el certificado específico de quiebra y recuperación.",
      "La jurisdicción no es la de la sede → Solicite en el sitio del tribunal el certificado de la jurisdicción en que está la matriz.",
    ],
    [
      "Consta recuperación judicial → Adjunte el plan homologado y la decisión que permite contratar.",
      "Hay un homónimo en el certificado → Pida al registro el certificado explicativo que excluye al homónimo.",
    ],
    [
      "El CNPJ consultado es de otra empresa → Rehaga el pedido en el tribunal con el CNPJ de la matriz del proveedor.",
      "La consulta se hizo solo por el nombre → Solicite el certificado con nombre y CNPJ.",
    ],
    [
      "El sello no se lee → Digitalice el certificado en colores y en mayor resolución, o envíe el PDF del portal.",
      "El tribunal no confirma el sello → Emita un nuevo certificado en el portal y envíe el PDF firmado.",
    ],
  ],
};
