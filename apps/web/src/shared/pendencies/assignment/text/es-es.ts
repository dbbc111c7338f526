export const text = {
  title: "Asignar el análisis",
  who: "Quién analiza",
  says: {
    pendency_zero: "Ningún documento seleccionado.",
    pendency_one: "Vale para este documento y prevalece sobre lo asignado por proyecto o proveedor.",
    pendency_other: "Vale para {{count}} documentos y prevalece sobre lo asignado por proyecto o proveedor.",
    project: "Vale para los documentos de este proyecto, salvo los asignados uno a uno.",
    supplier: "Vale para los documentos de este proveedor, salvo los asignados uno a uno o por proyecto.",
  },
  open: "Cualquier persona puede seguir analizando.",
  nobody: "Nadie",
  loading: "Cargando las personas",
  cancel: "Cancelar",
  save: "Asignar",
  done: "Análisis a cargo de {{name}}.",
  removed: "Análisis sin responsable.",
} as const;
