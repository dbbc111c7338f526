import type { TypeCorrections } from "../../../translation.ts";

export const ssmaCertificatesOtherRisksCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-CERT-QUIMICOS": [
    [
      "La lista de productos no vino → Adjunte el inventario de productos químicos.",
      "Los productos de la capacitación no son los usados → Capacite con las FDS de los productos del proyecto y envíelo.",
    ],
    [
      "La ficha es un catálogo comercial → Solicite al fabricante la FDS completa.",
      "La FDS sigue la versión antigua de la norma → Descargue del fabricante la FDS actual.",
    ],
    [
      "La respuesta a derrames no se enseñó → Complete la capacitación con el kit de emergencia.",
      "El EPP indicado no es el de la FDS → Corrija el EPP en la capacitación según la sección 8.",
    ],
    [
      "La capacitación química no se firmó → Recoja las firmas de instructor y colaborador.",
      "Faltan las horas de la capacitación química → Emita el certificado con fecha y carga horaria.",
    ],
  ],
  "SSMA-CERT-RADIACAO": [
    [
      "La certificación de radioprotección venció → Renueve en la CNEN antes del próximo trabajo.",
      "La certificación de la CNEN no se envió → Obtenga en la CNEN la certificación y adjúntela.",
    ],
    [
      "El informe de dosis es de otro mes → Envíe el del mes de referencia.",
      "El informe de dosis no vino → Solicite al laboratorio el informe del mes.",
    ],
    [
      "La dosis acumulada no se informa → Pida al laboratorio el acumulado del año.",
      "La dosis superó el límite de investigación → Aparte al colaborador y envíe la investigación del supervisor.",
    ],
    [
      "El plan es de otra instalación → Elabore el plan para el lugar del proyecto.",
      "Falta el plan de protección radiológica → Adjunte el plan aprobado por el supervisor.",
    ],
  ],
  "SSMA-CERT-MERGULHO": [
    [
      "La libreta de la Marina venció → Renueve en la Capitanía de Puertos y envíela.",
      "La habilitación no permite este buceo → Indique un buzo habilitado y haga el cambio en el registro del proyecto.",
    ],
    [
      "Los exámenes hiperbáricos vencieron → Realice los exámenes con médico calificado y envíelos.",
      "Falta un examen del anexo 6 → Complete los exámenes exigidos y adjúntelos.",
    ],
    [
      "El LRM no lo firmó el supervisor → Recoja la firma del supervisor en el LRM.",
      "Las páginas recientes del LRM no vinieron → Digitalice las últimas páginas del LRM.",
    ],
    [
      "El registro es de otra empresa → Envíe el de la empresa que ejecuta el buceo.",
      "La empresa no está registrada en la Marina → Obtenga el registro de la empresa y adjúntelo.",
    ],
  ],
  "SSMA-CNH": [
    [
      "La CNH es de otra persona → Envíe la CNH del conductor registrado.",
      "La CNH venció → Renueve en el Detran y retire al colaborador de la conducción hasta entonces.",
    ],
    [
      "La observación EAR no consta → Solicite en el Detran la inclusión de la actividad remunerada.",
      "La categoría no cubre el vehículo → Designe otro conductor o envíe la CNH con la categoría.",
    ],
    [
      "El toxicológico superó el plazo → Realice el examen en un laboratorio acreditado y envíelo.",
      "El examen toxicológico no vino → Descargue el informe en el laboratorio y adjúntelo.",
    ],
    [
      "El curso tiene menos horas que las que pide la contratante → Complete el manejo defensivo y envíelo.",
      "El manejo defensivo está vencido → Matricule al conductor en la actualización.",
    ],
  ],
};
