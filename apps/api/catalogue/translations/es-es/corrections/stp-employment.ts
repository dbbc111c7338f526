import type { TypeCorrections } from "../../../translation.ts";

export const stpEmploymentCorrections: { readonly [code: string]: TypeCorrections } = {
  "STP-CONTRATO": [
    [
      "El contrato enviado es de otra persona → Envíe el contrato de este colaborador, que está en la carpeta de admisión de su RR. HH.",
      "El contrato no trae el CPF → Pida a RR. HH. un anexo con la identificación completa y envíe los dos juntos.",
    ],
    [
      "El contrato lo firmó otra empresa → Envíe el contrato con su empresa o el término de sucesión registrado en el eSocial.",
      "El CNPJ del empleador no aparece → Sustituya por la copia completa, con la página de identificación de las partes.",
    ],
    [
      "El contrato no dice el salario → Incluya el anexo de remuneración o la ficha de registro con el salario actual.",
      "El puesto del contrato no es el del registro → Adjunte el anexo de cambio de puesto o corrija el puesto en el registro.",
    ],
    [
      "El plazo del contrato ya terminó → Envíe la prórroga firmada o el término que lo hizo por plazo indeterminado.",
      "El contrato empieza después de la entrada en el proyecto → Corrija la fecha de entrada en el proyecto o envíe el contrato que valía ese día.",
    ],
    [
      "Falta la firma de una de las partes → Recoja la firma que falta y digitalice el contrato de nuevo, página por página.",
      "Las firmas están cortadas en la digitalización → Digitalice la última página entera, a 200 dpi o más, y reenvíe el PDF.",
    ],
  ],
  "STP-REGISTRO": [
    [
      "La ficha es de un homónimo → Verifique el CPF y exporte el extracto correcto en el portal del eSocial o en la aplicación CTPS Digital.",
      "La fecha de nacimiento está en blanco → Actualice los datos del empleado en el sistema de nómina y emita la ficha otra vez.",
    ],
    [
      "El vínculo mostrado es con otro empleador → Exporte de la CTPS Digital la página del contrato con su empresa.",
      "El vínculo aparece cerrado → Envíe el registro del contrato actual o registre la desvinculación del colaborador en el proyecto.",
    ],
    [
      "La CBO no se completó → Complete la CBO en el sistema de nómina según la tabla del Ministerio de Trabajo y reenvíe.",
      "El cargo registrado es otro → Transmita el S-2206 con el cambio de cargo y envíe la ficha actualizada.",
    ],
    [
      "La fecha de la anotación no aparece → Genere el extracto de la CTPS Digital, que muestra cuándo se anotó el contrato.",
      "La anotación se hizo fuera de plazo → Adjunte el recibo del eSocial con la fecha del envío y una declaración de RR. HH. que explique el atraso.",
    ],
  ],
  "STP-S2200": [
    [
      "Se envió el recibo de otro evento → Descargue en el portal del eSocial, en Empleados, el recibo del S-2200 de este colaborador.",
      "El archivo no muestra el número del recibo → Exporte el evento con el recibo de entrega, y no solo la pantalla de consulta.",
    ],
    [
      "El CPF del evento es de otro colaborador → Consulte el evento por el CPF del colaborador y envíe el recibo correspondiente.",
      "El nombre en el eSocial difiere del registro → Rectifique el nombre en el eSocial con el acta o corrija el registro aquí.",
    ],
    [
      "El evento es de un vínculo anterior → Descargue el evento de la matrícula actual, y no el del contrato ya cerrado.",
      "La admisión en el eSocial difiere del contrato → Rectifique el S-2200 con la fecha correcta y envíe el nuevo recibo.",
    ],
    [
      "La fecha de la transmisión no se lee → Descargue el recibo en PDF del portal, sin fotografiar la pantalla.",
      "El envío se hizo después del inicio → Envíe el recibo del S-2190 (registro preliminar), si lo hubo, o la justificación de RR. HH.",
    ],
  ],
  "STP-ALTERACAO": [
    [
      "Se envió el contrato original → Envíe el anexo que registra el cambio informado en el movimiento.",
      "El anexo no dice la fecha en que empieza a valer → Pida a RR. HH. un anexo con la fecha de vigencia y recoja nuevas firmas.",
    ],
    [
      "El anexo es de un cambio antiguo → Envíe el anexo con fecha igual a la del movimiento.",
      "El anexo registra otro cambio → Corrija el movimiento del colaborador o envíe el anexo que le corresponde.",
    ],
    [
      "El cambio no se envió al eSocial → Transmita el S-2206 por el sistema de nómina y adjunte el recibo.",
      "El recibo trae otra fecha o cargo → Rectifique el evento en el eSocial y reenvíe anexo y recibo juntos.",
    ],
    [
      "El colaborador no firmó el cambio → Recoja la firma del colaborador, pues sin acuerdo el cambio no vale, y reenvíe.",
      "No se distingue quién firmó → Incluya el nombre completo debajo de cada firma y digitalice de nuevo.",
    ],
  ],
};
