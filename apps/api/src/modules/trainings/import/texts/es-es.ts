import type { ResultImportWords } from "./result-import-words.ts";

export const esEs: ResultImportWords = {
  refusals: {
    "training_class.full": "El grupo no tiene más plazas. Aumente el número de plazas e importe la línea de nuevo.",
    "training_participant.not_open": "Este grupo no está abierto al proveedor de este colaborador.",
    "training_participant.restricted": "Este colaborador está restringido en esta contratante.",
    "training_participant.dismissed": "Este colaborador fue desvinculado.",
    "training_participant.before_admission": "Hay una clase anterior a la admisión de este colaborador.",
    "training_participant.without_test": "Esta formación no tiene examen, por lo que no tiene nota.",
  },
  template: {
    file: "plantilla-resultados-grupo",
    sheet: "Resultados",
    guide: "Instrucciones",
    lines: [
      "Cómo rellenar",
      "Una línea por colaborador, en la hoja Resultados. El campo con * es obligatorio.",
      "El colaborador se encuentra por el CPF, o por el país y el número del documento extranjero. El nombre solo sirve para su revisión.",
      "Quien aún no está en el grupo se incluye, si hay plazas.",
      "Asistencia: Sí o No en cada clase. Una celda vacía no cambia la asistencia.",
      "Nota: de 0 a 10, con un decimal como máximo, como 8,5. Una celda vacía no cambia la nota.",
      "La hoja de cálculo no aprueba a nadie: revise los resultados y use Aprobar todos en la página del grupo.",
      "Quien ya está aprobado no cambia por hoja de cálculo: corrija el resultado en la página del grupo.",
      "Puede cambiar el orden de las columnas y borrar las que no use.",
    ],
    notes: {
      cpf: "Con o sin puntuación. Déjelo vacío si la persona solo tiene documento extranjero.",
      foreignCountry: "Nombre del país o sus dos letras",
      name: "Solo para su revisión",
      session: "Sí o No. Vacía: no cambia",
      score: "De 0 a 10, con un decimal como máximo",
    },
  },
  mails: {
    done: {
      title: "La importación de resultados del grupo terminó",
      paragraphs: [
        "Se procesó la hoja de cálculo “{file}”.",
        "Incluidos: {created}. Cambiados: {changed}. Sin cambios: {unchanged}. Con error: {failed}.",
        "En el informe ve el resultado de cada línea y puede descargar una hoja solo con las líneas que necesitan corrección.",
      ],
      action: "Ver el resultado",
    },
    failed: {
      title: "La importación de resultados del grupo no se completó",
      paragraphs: ["La hoja de cálculo “{file}” no se pudo procesar hasta el final. El informe muestra el motivo y qué hacer."],
      action: "Ver el motivo",
    },
    needs_columns: {
      title: "La importación de resultados del grupo le espera",
      paragraphs: [
        "La hoja de cálculo “{file}” no tiene la columna obligatoria con el nombre esperado.",
        "Indique la columna de cada campo y la importación comenzará.",
      ],
      action: "Indicar las columnas",
    },
  },
};
