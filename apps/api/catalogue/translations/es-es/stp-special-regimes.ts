import type { TypeTexts } from "../../translation.ts";

export const stpSpecialRegimes: { readonly [code: string]: TypeTexts } = {
  "STP-TEMPORARIO": [
    "Contrato de la empresa de trabajo temporal con el colaborador, según la Ley 6.019/1974.",
    "Contrato del colaborador con la agencia y la cláusula que dice el motivo de la contratación.",
    [
      "¿El contrato indica la necesidad transitoria o la demanda complementaria que lo justifica?",
      "Reemplazo de una empleada con licencia por maternidad.",
    ],
    [
      "¿La agencia está registrada como empresa de trabajo temporal?",
      "Certificado de registro de la agencia en el Ministerio de Trabajo, con número.",
    ],
    ["¿El plazo, con la prórroga, respeta el límite legal?", "Del 01/03/2026 al 27/08/2026, 180 días."],
    [
      "¿La remuneración es la misma de los empleados de la misma categoría en la empresa usuaria?",
      "R$ 2.480,00, igual al piso del montador.",
    ],
  ],
  "STP-APRENDIZ": [
    "Contrato especial del joven aprendiz con la empresa, ligado a un curso de formación profesional.",
    "Contrato de aprendizaje con la matrícula en el curso y la asistencia a la escuela, cuando es obligatoria.",
    [
      "¿El contrato se firmó con una entidad formadora habilitada (SENAI, SENAC u otra registrada)?",
      "Curso del SENAI, programa de mecánica, 800 horas.",
    ],
    ["¿El aprendiz tiene de 14 a 24 años, o es una persona con discapacidad?", "Nacido el 10/08/2008, 17 años."],
    [
      "¿Las actividades prácticas previstas están permitidas para la edad del aprendiz?",
      "Apoyo administrativo en el almacén; sin trabajo en altura.",
    ],
    ["¿El plazo termina en hasta dos años y el contrato sigue vigente?", "Del 02/02/2026 al 01/02/2028."],
  ],
  "STP-TCE": [
    "Acuerdo entre practicante, institución educativa y empresa, con plan de actividades y jornada.",
    "Acuerdo de prácticas con las tres firmas y el plan de actividades.",
    [
      "¿El acuerdo está firmado por el practicante, la institución educativa y la empresa?",
      "Tres firmas, la de la universidad con sello del sector de prácticas.",
    ],
    ["¿La jornada respeta el máximo diario y semanal de las prácticas?", "6 horas por día, 30 por semana."],
    [
      "¿Las prácticas, sumadas las renovaciones, no superan dos años en la misma empresa?",
      "Del 01/03/2026 al 28/02/2027, primera vigencia.",
    ],
    [
      "¿Las actividades del plan tienen relación con la carrera del practicante?",
      "Carrera: Ingeniería Civil; actividad: apoyo en la medición de obra.",
    ],
  ],
  "STP-SEGURO-ESTAGIO": [
    "Póliza o certificado del seguro de accidentes personales exigido por la ley de prácticas.",
    "Certificado individual del seguro o póliza colectiva con la lista en que figura el practicante.",
    [
      "¿El practicante figura como asegurado en la póliza o en la lista anexa?",
      "Certificado individual 45.872 a nombre de la practicante.",
    ],
    ["¿La vigencia de la póliza cubre hoy y el período de las prácticas?", "Vigencia del 01/01/2026 al 31/12/2026."],
    ["¿La cobertura es de muerte e invalidez por accidentes personales?", "Muerte accidental e invalidez permanente, R$ 20.000,00."],
    [
      "¿La prima está pagada, o la aseguradora confirma la póliza vigente?",
      "Boleta del 05/02/2026 pagada, o declaración de la aseguradora.",
    ],
  ],
  "STP-ESTRANGEIRO": [
    "Registro Nacional Migratorio y autorización que permiten al extranjero trabajar en Brasil.",
    "Frente y dorso del carné de registro (CRNM) o el protocolo de la Policía Federal, con la autorización de residencia.",
    ["¿El nombre y el número del registro migratorio son los del registro del colaborador?", "RNM F123456-7, Juan Pérez."],
    ["¿El registro está dentro de la validez impresa?", "Válido hasta el 18/09/2028."],
    ["¿La autorización de residencia permite el trabajo, y con este empleador?", "Residencia por acuerdo del Mercosur, con trabajo libre."],
    ["¿Frente y dorso están en la misma imagen, completos y legibles?", "PDF con ambos lados, sin reflejos."],
  ],
};
