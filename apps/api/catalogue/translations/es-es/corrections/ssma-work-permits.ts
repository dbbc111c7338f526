import type { TypeCorrections } from "../../../translation.ts";

export const ssmaWorkPermitsCorrections: { readonly [code: string]: TypeCorrections } = {
  "SSMA-APR": [
    [
      "La APR es de otra obra → Elabore la APR en el lugar de este proyecto.",
      "Las etapas no cubren la tarea entera → Complete la APR con el equipo, etapa por etapa.",
    ],
    [
      "Hay peligros sin control → Incluya el control de cada peligro y revise la APR.",
      "Los controles no están disponibles en campo → Ajuste la APR a lo que existe o provea el recurso.",
    ],
    [
      "Las interferencias no se analizaron → Incluya actividades vecinas, redes y clima.",
      "Los límites de parada no se dicen → Complete los criterios de interrupción.",
    ],
    [
      "El equipo no firmó la APR → Lea la APR con el equipo, recoja las firmas y reenvíe.",
      "La APR se firmó después del inicio → Rehaga la lectura diaria antes del inicio y envíela.",
    ],
  ],
  "SSMA-PT-QUENTE": [
    [
      "La PT se usó más allá del turno → Emita una nueva PT en cada turno y envíe un ejemplo.",
      "El horario del permiso en caliente está en blanco → Complete inicio y fin en cada PT.",
    ],
    [
      "El observador de fuego no se indicó → Designe un observador capacitado y registre en la PT.",
      "Los combustibles no se retiraron → Retire o proteja los materiales en 11 m y registre.",
    ],
    [
      "La lectura de LIE no se anotó → Registre la lectura del detector antes del inicio.",
      "El detector usado no se identifica → Identifique el detector y adjunte la calibración.",
    ],
    [
      "El permiso en caliente no se firmó → Recoja las firmas antes del servicio.",
      "La ronda posterior no se registró → Registre la ronda de fuego en la PT.",
    ],
  ],
  "SSMA-PET": [
    [
      "El registro no describe los riesgos → Complete con geometría, accesos y peligros.",
      "El espacio no está registrado → Registre el espacio con la contratante y envíelo.",
    ],
    [
      "Hay mediciones en blanco en la PET → Registre todas las mediciones y los horarios.",
      "Hubo entrada con lectura fuera del límite → Interrumpa el trabajo, retire al equipo y envíe la investigación.",
    ],
    [
      "La PET no la firmó el supervisor → Recoja la firma del supervisor de entrada.",
      "El vigía no tiene capacitación vigente → Cambie al vigía por uno capacitado y registre.",
    ],
    [
      "El cierre de la PET no se hizo → Complete hora de salida y cierre, y archive.",
      "El recurso de rescate no sirve al espacio → Revise el plan de rescate y los equipos.",
    ],
  ],
  "SSMA-PROC-ALTURA": [
    [
      "El procedimiento es genérico → Adáptelo a la realidad del proyecto y revíselo con el supervisor.",
      "Hay un acceso en altura sin procedimiento → Incluya el acceso y los controles en el procedimiento.",
    ],
    [
      "El tiempo de respuesta no está definido → Defina y registre el tiempo, considerando la suspensión inerte.",
      "El rescate depende solo de los bomberos externos → Capacite un equipo propio y envíe el plan.",
    ],
    [
      "El simulacro de rescate es antiguo → Realice un nuevo simulacro y adjunte el informe.",
      "Las fallas del simulacro no tienen corrección → Registre las acciones y los plazos.",
    ],
    [
      "El procedimiento de altura no está aprobado → Recoja las firmas de elaboración y aprobación.",
      "Quien aprobó no tiene calificación → Someta a un profesional habilitado y recoja la aprobación.",
    ],
  ],
  "SSMA-RIGGING": [
    [
      "No hay el cálculo del porcentaje → Complete con la tabla de carga del fabricante.",
      "El uso supera el límite del procedimiento → Rehaga con una grúa mayor o un radio menor.",
    ],
    [
      "Los accesorios no están identificados → Incluya capacidad e identificación de los accesorios.",
      "El ángulo reduce la capacidad por debajo de la carga → Cambie los accesorios y recalcule.",
    ],
    [
      "El apoyo de los estabilizadores no se calculó → Incluya la presión en el suelo y las placas.",
      "Hay una línea eléctrica sin distancia definida → Incluya la distancia de seguridad y el aislamiento.",
    ],
    [
      "El plan de izaje no está firmado → Recoja las firmas del rigger y del ingeniero.",
      "El autor del plan no está habilitado → Solicite un plan de un ingeniero con ART.",
    ],
  ],
  "SSMA-EMERGENCIA": [
    [
      "El plan es de la sede → Elabore el plan del lugar del proyecto.",
      "Faltan escenarios del proyecto → Incluya los escenarios del inventario de riesgos.",
    ],
    [
      "Los contactos son de personas que salieron → Actualice la lista y divúlguela.",
      "Los teléfonos no constan → Complete los contactos de la contratante y del hospital.",
    ],
    [
      "Falta la lista de brigadistas → Adjunte la lista con la validez de los cursos.",
      "No hay brigadista en todos los turnos → Capacite brigadistas y envíe los certificados.",
    ],
    [
      "La contratante no validó el plan → Presente el plan a la seguridad de la contratante y recoja el visto bueno.",
      "No hubo simulacro en el último año → Agende con la contratante y envíe el informe.",
    ],
  ],
};
