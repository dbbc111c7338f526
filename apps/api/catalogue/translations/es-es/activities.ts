import type { CatalogueTranslation } from "../../translation.ts";

export const activities: CatalogueTranslation["activities"] = {
  ALTURA: [
    "Actividad a más de dos metros del nivel inferior, donde hay riesgo de caída.",
    "Permiso de trabajo (PT) o procedimiento para actividad rutinaria",
  ],
  "ELETRICIDADE-BT": [
    "Servicio en instalaciones eléctricas de baja tensión, energizadas o no.",
    "Orden de servicio y permiso de trabajo (PT)",
  ],
  "ELETRICIDADE-AT": [
    "Servicio en instalaciones de más de 1.000 V en corriente alterna o 1.500 V en continua.",
    "Permiso de trabajo (PT) y orden de maniobra",
  ],
  "ELETRICIDADE-SEP": [
    "Trabajo en el sistema eléctrico de potencia o en sus proximidades: generación, transmisión, subestación y distribución.",
    "Permiso de trabajo (PT) y orden de servicio del centro de operación",
  ],
  "ESPACO-CONFINADO": [
    "Entrada en un lugar sin ocupación continua, de acceso limitado o con atmósfera peligrosa.",
    "Permiso de entrada y trabajo (PET)",
  ],
  "ESPACO-CONFINADO-SUPERVISAO": [
    "Emisión y cierre del permiso de entrada, con poder de interrumpir el trabajo.",
    "Permiso de entrada y trabajo (PET)",
  ],
  "A-QUENTE": ["Soldadura, corte, amolado o cualquier trabajo que genere calor, llama o chispas.", "Permiso de trabajo en caliente (PT)"],
  ICAMENTO: ["Movimiento de carga suspendida por grúa, hidrogrúa, puente grúa o pórtico.", "Permiso de trabajo (PT) y plan de izaje"],
  PTA: ["Operación de plataforma elevadora o trabajo desde ella.", "Permiso de trabajo (PT)"],
  EMPILHADEIRA: ["Operación de autoelevador o de otro vehículo industrial con fuerza motriz propia."],
  ESCAVACAO: ["Apertura de zanjas, pozos y fundaciones, con trabajo dentro o al lado de ellos.", "Permiso de excavación (PT)"],
  INFLAMAVEIS: ["Trabajo en área con extracción, producción, almacenamiento o transferencia de inflamables.", "Permiso de trabajo (PT)"],
  MAQUINAS: ["Operación, ajuste, limpieza o mantenimiento de máquinas y equipos."],
  CALDEIRA: ["Operación o intervención en calderas, recipientes a presión y tuberías.", "Permiso de trabajo (PT) para intervención"],
  QUIMICOS: ["Uso, transporte interno o descarte de productos químicos peligrosos."],
  RADIACAO: [
    "Gammagrafía, rayos X industriales o medidores con fuente radiactiva.",
    "Permiso de radiografía (PT) con aislamiento del área",
  ],
  SUBAQUATICO: ["Buceo profesional para inspección, limpieza o reparación.", "Permiso de trabajo (PT) y plan de buceo"],
  CONDUCAO: ["Conducción de vehículos livianos, pesados o de pasajeros al servicio del proyecto."],
  "PRODUTOS-PERIGOSOS": ["Transporte por carretera de combustibles, gases o residuos peligrosos."],
  "LIMPEZA-HOSPITALAR": ["Limpieza y apoyo en servicios de salud, con riesgo biológico."],
  FLORESTAL: ["Tala, desmalezado, plantación, aplicación de agroquímicos u operación de máquinas agrícolas."],
  VIGILANCIA: ["Seguridad patrimonial, armada o no, y escolta."],
  ADMINISTRATIVO: ["Trabajo de oficina, sin exposición a riesgo crítico; la inducción del lugar basta."],
};
