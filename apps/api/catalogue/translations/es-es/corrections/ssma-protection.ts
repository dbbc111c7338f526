import type { TypeCorrections } from "../../../translation.ts";

export const ssmaProtectionCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-EPI": [
    [
      "La ficha de EPP es de otro colaborador → Separe en el almacén la ficha de este colaborador y envíela.",
      "El puesto de la ficha es anterior → Actualice la ficha con el puesto actual y sus EPP.",
    ],
    [
      "Falta un EPP exigido por la actividad → Entregue el EPP que falta, registre la entrega en la ficha y reenvíe.",
      "El EPP entregado no protege contra el riesgo → Cambie por el modelo indicado en el PGR y registre.",
    ],
    [
      "El CA de un ítem está vencido → Sustituya el ítem por uno con CA válido y registre el cambio.",
      "Hay ítems sin el número del CA → Consulte el CA grabado en el equipo y complete la ficha.",
    ],
    [
      "Hay entregas sin firma → Recoja la firma del colaborador en cada línea y digitalice.",
      "Las fechas de entrega están en blanco → Complete la fecha de cada entrega y reenvíe la ficha.",
    ],
    [
      "La capacitación de uso no se registró → Capacite al colaborador y adjunte la lista de asistencia.",
      "El compromiso de responsabilidad no vino → Adjunte el compromiso firmado con la orientación de uso y guarda.",
    ],
  ],
  "SSMA-ORDEM-SERVICO": [
    [
      "La orden se emitió para otro colaborador → Envíe la orden a nombre de este colaborador.",
      "La orden es de otro puesto → Emita la orden del puesto actual y recoja la firma.",
    ],
    [
      "La orden es anterior a la revisión del PGR → Actualice la orden y recoja nueva conformidad.",
      "Hay riesgos del PGR fuera de la orden → Revise la orden con el inventario y emítala de nuevo.",
    ],
    [
      "La orden no trata de emergencia ni de negativa → Incluya los procedimientos y el derecho de negativa de la NR-1.",
      "Faltan los contactos de emergencia del lugar → Complete los teléfonos del proyecto y reemita.",
    ],
    [
      "No hay conformidad del colaborador en la orden → Recoja la firma con fecha y digitalice la orden.",
      "La conformidad es posterior al inicio del trabajo → Registre la orientación dada antes y adjunte la lista de asistencia.",
    ],
  ],
  "SSMA-INTEGRACAO": [
    [
      "La inducción es de otra unidad → Agende la inducción de la unidad del proyecto con la contratante.",
      "La unidad no se cita → Solicite al instructor el registro con la unidad.",
    ],
    [
      "La inducción venció o hubo una licencia larga → Rehaga la inducción antes de volver al lugar.",
      "El colaborador entró antes de la inducción → Retírelo del lugar y haga la inducción.",
    ],
    [
      "El contenido programático no se envió → Adjunte el contenido programático en el dorso del certificado.",
      "La carga horaria es menor que la de la contratante → Complete la inducción con el módulo que falta.",
    ],
    [
      "El nombre en la lista no es el del colaborador → Corrija la lista con el instructor y envíe la copia correcta.",
      "La asistencia no se firmó → Recoja la firma en la lista de asistencia y reenvíe.",
    ],
  ],
  "SSMA-CIPA": [
    [
      "El cuadro de dimensionamiento no vino → Adjunte el cálculo con CNAE, grado y número de empleados.",
      "Hay menos miembros de los que pide la NR-5 → Realice una elección complementaria y envíe la nueva acta.",
    ],
    [
      "El mandato terminó → Envíe el acta de asunción de la nueva gestión.",
      "El acta de la elección no se adjuntó → Adjunte convocatoria, acta de la elección y acta de asunción.",
    ],
    [
      "El acta no la firmaron los miembros → Recoja las firmas de los presentes y reenvíe.",
      "Faltan actas de reuniones ya pasadas → Envíe las actas que faltan o la reprogramación registrada.",
    ],
    [
      "La prevención del acoso no se trata → Incluya el tema en el plan de trabajo de la CIPA.",
      "El canal de denuncias no se informa → Divulgue el canal y adjunte el comunicado a los colaboradores.",
    ],
  ],
  "SSMA-SESMT": [
    [
      "El número de empleados no se informa → Incluya el personal del mes en el cálculo.",
      "El grado de riesgo usado no es el de la NR-4 → Rehaga el cálculo con el cuadro I de la NR-4.",
    ],
    [
      "La jornada de los profesionales no se dice → Adjunte el contrato con la jornada de cada uno.",
      "Falta un profesional exigido → Contrate al profesional y envíe su registro.",
    ],
    [
      "El registro trae profesionales que salieron → Actualice el registro y descargue el comprobante.",
      "No hay registro del SESMT → Registre en gov.br y envíe el comprobante.",
    ],
    [
      "El vínculo del profesional es con otra empresa → Envíe su contrato con el proveedor.",
      "La matrícula profesional no se comprobó → Adjunte el carné del consejo o el registro en el MTE.",
    ],
  ],
};
