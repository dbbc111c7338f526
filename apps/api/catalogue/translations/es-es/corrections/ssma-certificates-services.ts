import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesServicesCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-NR32": [
    [
      "La capacitación de la NR-32 no es de este año → Realice la actualización anual y envíela.",
      "El descarte de cortopunzantes no consta → Complete la capacitación de la NR-32.",
    ],
    [
      "Las dosis no se leen en el carné → Descargue el carné en Meu SUS Digital y envíelo.",
      "Faltan dosis del esquema → Derive al colaborador al centro de salud y envíe el carné.",
    ],
    [
      "El rechazo de la vacuna no se documentó → Recoja el rechazo firmado, como pide la NR-32.",
      "El documento no dice qué vacuna → Rehaga el documento con la vacuna rechazada.",
    ],
    [
      "El certificado NR-32 es de otro colaborador → Envíe el de este colaborador.",
      "La capacitación es de otra unidad de salud → Capacite en las rutinas de la unidad del proyecto.",
    ],
  ],
  "SSMA-CERT-NR31": [
    [
      "La modalidad no se informa → Solicite el certificado con la modalidad.",
      "La modalidad del curso rural es otra → Capacite al colaborador en la actividad ejercida.",
    ],
    [
      "La práctica rural no se hizo → Realice la práctica en el campo y adjunte el registro.",
      "Las horas del curso rural no alcanzan → Rehaga el curso con la carga de la modalidad.",
    ],
    [
      "La licencia de la motosierra venció → Renueve en el IBAMA y adjúntela.",
      "La motosierra no tiene licencia → Registre en el IBAMA y envíe la licencia de porte y uso.",
    ],
    [
      "El certificado rural no tiene firma → Recoja las firmas y digitalice.",
      "El emisor del curso rural no comprueba su habilitación → Envíe un certificado de una entidad habilitada.",
    ],
  ],
  "SSMA-VIGILANTE": [
    [
      "La CNV es de otro vigilante → Envíe la del vigilante registrado.",
      "La CNV venció → Solicite la renovación en el sistema de la Policía Federal y envíela.",
    ],
    [
      "La escuela no tiene autorización de la Policía Federal → Rehaga en una escuela autorizada.",
      "El reciclaje del vigilante está vencido → Matricúlelo en una escuela autorizada y envíelo.",
    ],
    [
      "El examen psicológico del vigilante venció → Agende con un psicólogo acreditado y envíelo.",
      "El informe psicológico no vino → Adjunte el informe de aptitud.",
    ],
    [
      "La CNV vincula a otra empresa → Actualice el vínculo en el sistema de la Policía Federal.",
      "La empresa no tiene licencia de la Policía Federal → Obtenga la autorización de funcionamiento y adjúntela.",
    ],
  ],
  "SSMA-CERT-CIPA": [
    [
      "El grado de riesgo no se cita → Adjunte la CNAE y el grado junto al certificado.",
      "La carga de la capacitación de la CIPA no es la del grado → Complete las horas y envíe el certificado.",
    ],
    [
      "Faltan certificados de miembros → Capacite a los miembros que faltan y envíe.",
      "Hay un certificado de quien no es miembro → Envíe los certificados de los miembros del acta.",
    ],
    [
      "La capacitación aprovechada superó los dos años → Realice una nueva capacitación de la CIPA.",
      "La capacitación fue después de la asunción → Adjunte la justificación y el registro de la capacitación.",
    ],
    [
      "El certificado de la CIPA no tiene firma → Recoja las firmas del instructor y de los miembros.",
      "El tema acoso no se dictó → Complete la capacitación de la CIPA con el tema.",
    ],
  ],
};
