import type { TypeCorrections } from "../../../translation.ts";

export const ssmaEnvironmentCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CAT": [
    [
      "La CAT no se emitió → Transmita el S-2210 en el eSocial y envíe el recibo.",
      "La CAT se emitió fuera de plazo → Adjunte el recibo y la justificación del atraso; un fallecimiento exige comunicación inmediata.",
    ],
    [
      "La descripción del accidente es insuficiente → Complete la descripción y rectifique con agente, parte afectada y tarea.",
      "La CAT y la investigación difieren → Rectifique el S-2210 o la investigación para que digan lo mismo.",
    ],
    [
      "No hay acciones ni plazos → Incluya el plan de acción con responsables.",
      "La causa señalada es solo “descuido” → Rehaga la investigación con método (árbol de causas) y la CIPA.",
    ],
    [
      "El certificado no es del accidentado → Envíe el del colaborador accidentado.",
      "El certificado del accidente no vino → Adjunte el certificado con el período de licencia.",
    ],
  ],
  "SSMA-LICENCA": [
    [
      "La licencia es de otra dirección → Solicite al organismo la licencia de la dirección de operación.",
      "La actividad autorizada es otra → Pida al organismo ambiental la inclusión de la actividad.",
    ],
    [
      "La licencia venció sin pedido de renovación → Presente la renovación y envíe el protocolo.",
      "La validez de la licencia no consta → Adjunte la página con la validez.",
    ],
    [
      "El cumplimiento de las condiciones no se probó → Adjunte los protocolos de cada condición.",
      "Hay una condición vencida → Cúmplala, preséntela y justifique ante el organismo.",
    ],
    [
      "La exención es una autodeclaración sin protocolo → Obtenga el certificado del organismo ambiental.",
      "El número de la exención no se encuentra → Emita el certificado en el portal del organismo.",
    ],
  ],
  "SSMA-CTF": [
    [
      "Se envió el comprobante de inscripción → Envíe el certificado de regularidad.",
      "El certificado es de otro CNPJ → Emita en el sitio del IBAMA el del proveedor.",
    ],
    [
      "La lista de actividades se cortó → Descargue el certificado entero en PDF.",
      "La actividad del CTF no es la ejercida → Actualice el registro en el IBAMA y reemita.",
    ],
    [
      "El certificado trimestral venció → Emita otro en el sitio del IBAMA.",
      "La TCFA está atrasada e impide la emisión → Pague la tasa y emita el certificado.",
    ],
    [
      "El recibo del RAPP no vino → Descargue el recibo en el sitio del IBAMA y adjúntelo.",
      "El RAPP no se presentó en plazo → Presente el informe y adjunte el recibo del IBAMA.",
    ],
  ],
  "SSMA-PGRS": [
    [
      "El plan es de otra obra → Elabore el PGRS para este proyecto.",
      "Hay residuos sin clasificación → Clasifique según la NBR 10004 y complete la tabla.",
    ],
    [
      "El lugar de almacenamiento no se dice → Incluya el croquis y la frecuencia de recolección.",
      "El residuo peligroso no tiene contención → Provea una batea de contención y registre.",
    ],
    [
      "La licencia del destinatario venció → Solicite al destinatario la licencia actual.",
      "El destinatario no tiene licencia → Contrate un destinatario habilitado y adjunte la licencia.",
    ],
    ["El PGRS no está firmado → Recoja la firma del responsable técnico.", "El PGRS no tiene ART → Emita la ART del plan y adjúntela."],
  ],
  "SSMA-MTR": [
    [
      "El generador del MTR es otra empresa → Emita los manifiestos con el generador del proyecto.",
      "Los manifiestos son de otro mes → Descargue en el sistema MTR los del mes de referencia.",
    ],
    [
      "Hay un MTR sin certificado de destino → Solicite al destinatario el CDF en el sistema.",
      "La recepción no se confirmó en plazo → Pida al destinatario la baja del MTR.",
    ],
    [
      "La cantidad no se completó → Complete el peso en el manifiesto y reemita.",
      "El peso recibido difiere del enviado → Corrija en el sistema MTR con el destinatario y adjunte la justificación.",
    ],
    [
      "El residuo peligroso fue a un relleno común → Comunique a la contratante y presente el plan de corrección.",
      "El destino no es el del plan → Actualice el PGRS o destine según el plan.",
    ],
  ],
  "SSMA-PERIGOSOS": [
    [
      "El MOPP venció → Matricule al conductor en el curso y sustitúyalo hasta entonces.",
      "El conductor no tiene MOPP → Designe un conductor habilitado para mercancías peligrosas.",
    ],
    [
      "El certificado es de otro equipo → Envíe el CIV y el CIPP de la placa movilizada.",
      "El CIPP del equipo venció → Inspeccione en un organismo acreditado, renueve y envíe.",
    ],
    [
      "La ficha de emergencia no vino → Adjunte la ficha del producto transportado.",
      "El número ONU no es el del producto → Cambie la ficha y los paneles y envíe fotos.",
    ],
    [
      "La verificación del kit no tiene fecha → Complete la lista del kit con fecha y responsable.",
      "Faltan ítems del kit de emergencia → Complete el kit según la NBR 9735 y registre.",
    ],
  ],
};
