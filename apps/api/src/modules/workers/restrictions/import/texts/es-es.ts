import type { RestrictionImportWords } from "./restriction-import-words.ts";

export const esEs: RestrictionImportWords = {
  refusals: {
    "restriction.overlaps":
      "Esta persona ya tiene una restricción en este período, que la línea no puede cambiar. Revise las fechas en la lista.",
    "restriction.dates_reversed": "El fin de la restricción no puede ser anterior al inicio.",
    "restriction.already_past": "La restricción ya estaría terminada. Indique un fin a partir de hoy o deje la celda vacía.",
  },
  template: {
    file: "plantilla-trabajadores-restringidos",
    sheet: "Trabajadores restringidos",
    guide: "Instrucciones",
    lines: [
      "Cómo rellenar",
      "Una línea por persona, en la hoja Trabajadores restringidos. Los campos con * son obligatorios.",
      "La persona se encuentra por el documento. Si ya tiene una restricción en el período de la línea, esta recibe el nombre, el motivo y las fechas de la línea.",
      "Ejemplo: Nombre: José Prado · CPF: 529.982.247-25 · Motivo: Incumplimiento de la NR-35 · Inicio: 02/03/2026 · Fin: 02/09/2026",
      "Ejemplo sin CPF: Nombre: Ana Ruiz · Tipo del documento extranjero: Pasaporte · País del documento: AR · Número del documento extranjero: AAB123456 · Motivo: Conducta · Inicio: 02/03/2026",
      "CPF: con o sin puntuación. Pueden faltar los ceros a la izquierda.",
      "Fechas: día/mes/año, como 02/03/2026. Sin fin, la restricción vale hasta que se levante.",
      "Para dos períodos de la misma persona, envíe el segundo en otra hoja de cálculo.",
      "La hoja de cálculo no levanta restricciones: hágalo en la lista de trabajadores restringidos.",
      "Puede cambiar el orden de las columnas y borrar las que no use.",
    ],
    notes: {
      cpf: "Con o sin puntuación. Déjelo vacío si la persona solo tiene documento extranjero.",
      foreignCountry: "Nombre del país o sus dos letras",
      startDate: "día/mes/año",
      endDate: "día/mes/año. Vacío: sin fin",
    },
  },
  mails: {
    done: {
      title: "La importación de trabajadores restringidos terminó",
      paragraphs: [
        "Se procesó la hoja de cálculo “{file}”.",
        "Creados: {created}. Cambiados: {changed}. Sin cambios: {unchanged}. Con error: {failed}.",
        "En el informe ve el resultado de cada línea y puede descargar una hoja solo con las líneas que necesitan corrección.",
      ],
      action: "Ver el resultado",
    },
    failed: {
      title: "La importación de trabajadores restringidos no se completó",
      paragraphs: ["La hoja de cálculo “{file}” no se pudo procesar hasta el final. El informe muestra el motivo y qué hacer."],
      action: "Ver el motivo",
    },
    needs_columns: {
      title: "La importación de trabajadores restringidos le espera",
      paragraphs: [
        "La hoja de cálculo “{file}” no tiene todas las columnas obligatorias con los nombres esperados.",
        "Indique la columna de cada campo y la importación comenzará.",
      ],
      action: "Indicar las columnas",
    },
  },
};
