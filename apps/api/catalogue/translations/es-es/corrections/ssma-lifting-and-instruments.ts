import type { TypeCorrections } from "../../../translation.ts";

export const ssmaLiftingAndInstrumentsCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-INSPECAO-ICAMENTO": [
    [
      "Falta la serie de la grúa → Complete el informe con la identificación.",
      "El equipo del informe no es el movilizado → Envíe el informe del equipo en campo.",
    ],
    [
      "El ensayo de los limitadores no consta → Complete el ensayo y el informe.",
      "Hay un ítem de seguridad reprobado → Repare el ítem, realice una nueva inspección y envíe el informe.",
    ],
    [
      "El informe de la grúa venció → Gestione la inspección anual y envíela.",
      "La inspección es posterior a la movilización → Retire de operación hasta la liberación de la contratante.",
    ],
    [
      "La tabla de carga no se lee → Sustituya por la tabla del fabricante en PDF.",
      "El mantenimiento no se comprobó → Adjunte el registro de las revisiones del fabricante.",
    ],
  ],
  "SSMA-CINTAS": [
    [
      "Hay accesorios sin certificado → Solicite al fabricante los certificados y adjúntelos.",
      "La capacidad no está en la lista → Incluya la carga de trabajo de cada accesorio.",
    ],
    [
      "La inspección de las eslingas venció → Inspeccione las eslingas, registre el color del período y envíe la lista.",
      "Hay un ítem reprobado en uso → Retire el ítem y envíe prueba del descarte.",
    ],
    [
      "La etiqueta no se lee → Sustituya la eslinga sin etiqueta y actualice la lista.",
      "La etiqueta difiere de la lista → Corrija la lista según la etiqueta.",
    ],
    [
      "La inspección de las eslingas no está firmada → Recoja la firma del inspector.",
      "El inspector de accesorios no tiene capacitación → Capacite al inspector y rehaga la inspección.",
    ],
  ],
  "SSMA-LUVAS-ISOLANTES": [
    [
      "La clase no se informa en el informe → Solicite al laboratorio el informe con la clase.",
      "La clase es menor que la tensión → Cambie por guantes de la clase correcta y envíe el informe.",
    ],
    [
      "El ensayo de los guantes venció → Envíe los guantes al laboratorio y use otro par hasta que salga el informe.",
      "El ensayo reprobó el par → Retire el par de uso y envíe el informe del sustituto.",
    ],
    [
      "La serie de los guantes no se lee → Identifique el par y adjunte foto de la marca.",
      "La serie no coincide con el informe → Envíe el informe del par en uso.",
    ],
    [
      "El informe dieléctrico no está firmado → Solicite la copia firmada por el laboratorio.",
      "El laboratorio no comprueba trazabilidad → Rehaga el ensayo en un laboratorio acreditado.",
    ],
  ],
  "SSMA-DETECTOR-GASES": [
    [
      "El modelo y la serie no constan → Solicite el certificado completo al laboratorio.",
      "La serie del certificado es de otro detector → Envíe la calibración del detector en campo.",
    ],
    [
      "La calibración del detector venció → Calibre el detector y retírelo de uso hasta entonces.",
      "El detector se usó antes de la calibración → Registre el desvío y adjunte el análisis de la contratante.",
    ],
    [
      "Uno de los sensores no se calibró → Calibre los cuatro sensores y envíelo.",
      "El gas patrón no tiene certificado → Adjunte el certificado del gas patrón.",
    ],
    [
      "La prueba de respuesta no se registra → Registre el bump test diario y envíe la planilla.",
      "El detector falló en la prueba y se usó → Sustituya el detector y envíe la investigación.",
    ],
  ],
  "SSMA-VEICULO": [
    [
      "El registro del año no se hizo → Pague el registro en el Detran y descargue el CRLV-e.",
      "La placa del CRLV no es la del vehículo → Envíe el CRLV-e del vehículo movilizado.",
    ],
    [
      "Hay ítems sin respuesta en la lista → Complete la lista de verificación del vehículo.",
      "La inspección reprobó ítems de seguridad → Repare los ítems, rehaga la inspección y envíe la lista aprobada.",
    ],
    [
      "Las fotos del vehículo no vinieron → Adjunte fotos de los cuatro lados y de la placa.",
      "Faltan ítems que pide la contratante → Instale los ítems y envíe fotos.",
    ],
    [
      "El propietario no es el proveedor → Adjunte el contrato de alquiler o comodato.",
      "El seguro del vehículo no está vigente → Pague o contrate el seguro RCF y envíelo.",
    ],
  ],
};
