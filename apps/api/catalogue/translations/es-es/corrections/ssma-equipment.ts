import type { TypeCorrections } from "../../../translation.ts";

export const ssmaEquipmentCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-ART-ANDAIME": [
    [
      "El proyecto no dice la carga admisible → Incluya la carga por nivel y la memoria de cálculo.",
      "El andamio montado difiere del proyecto → Rehaga el proyecto o el montaje y envíelo.",
    ],
    [
      "La ART es de otra dirección → Emita la ART para el lugar del proyecto.",
      "La ART del andamio no se pagó → Pague la ART en el CREA y adjunte el comprobante.",
    ],
    [
      "La última inspección del andamio es antigua → Realice la inspección y regístrela.",
      "La liberación del andamio no vino → Inspeccione el andamio, complete la ficha de liberación y envíe foto de la placa.",
    ],
    [
      "La liberación no la firmó el responsable → Recoja la firma en la ficha del andamio.",
      "Los montadores no tienen capacitación → Capacite a los montadores y envíe los certificados.",
    ],
  ],
  "SSMA-ANCORAGEM": [
    [
      "Solo se envió el catálogo del fabricante → Envíe el proyecto del sistema instalado.",
      "La zona libre de caída no se calculó → Complete el proyecto con la zona libre y el número de usuarios.",
    ],
    [
      "La inspección de los anclajes venció → Realice la inspección y clausúrelos hasta el informe.",
      "La inspección reprobó puntos → Sustituya los puntos reprobados y envíe la nueva inspección.",
    ],
    [
      "Los puntos no están identificados → Identifique con placas y rehaga el informe.",
      "Hay puntos en uso fuera del informe → Incluya los puntos en la inspección o retírelos de uso.",
    ],
    [
      "No hay ART de los anclajes → Emita la ART de proyecto e inspección.",
      "El inspector de los anclajes no está habilitado → Contrate un profesional habilitado y reenvíe.",
    ],
  ],
  "SSMA-LAUDO-NR12": [
    [
      "El número de serie no consta → Incluya la placa y la serie en el informe.",
      "La máquina en campo no es la del informe → Envíe el informe de la máquina movilizada.",
    ],
    [
      "No hay apreciación de riesgo → Elabore la apreciación con un profesional habilitado.",
      "Hay un riesgo residual alto → Instale las protecciones y envíe el informe revisado.",
    ],
    [
      "Los comandos no se verificaron → Complete el informe con la prueba de los comandos.",
      "El informe señala una no conformidad → Corrija las protecciones y envíe el informe conforme.",
    ],
    [
      "El informe NR-12 no tiene ART → Emita y pague la ART y adjúntela.",
      "El autor del informe de máquinas no es ingeniero → Obtenga un informe de un ingeniero habilitado.",
    ],
  ],
  "SSMA-NR13-INSPECAO": [
    [
      "La categoría del recipiente no se informa → Complete el informe con PMTA, fluido y categoría.",
      "El TAG no es el del recipiente movilizado → Envíe el informe del recipiente en campo.",
    ],
    [
      "La inspección de seguridad venció → Contrate la inspección y retire el recipiente de operación.",
      "La fecha de la próxima inspección no consta → Solicite al profesional habilitado el informe con la fecha.",
    ],
    [
      "La calibración de la válvula venció → Calibre la válvula y envíe el certificado.",
      "La apertura es mayor que la PMTA → Ajuste la válvula por debajo de la PMTA y recalibre.",
    ],
    [
      "El informe de la NR-13 no está firmado → Recoja la firma del PH y del responsable.",
      "Quien inspeccionó no es profesional habilitado → Rehaga la inspección con un PH registrado.",
    ],
  ],
};
