/** Filling in what one company alone asks for. */
export const text = {
  noOption: "—",
  unfit: {
    required: "Completa este campo",
    too_long: "El texto es demasiado largo",
    not_a_number: "Indica un número",
    too_small: "El valor es menor que el mínimo",
    too_large: "El valor es mayor que el máximo",
    not_a_day: "Indica una fecha",
    not_an_option: "Elige una de las opciones",
    not_asked: "Este campo ya no se pide",
  },
} as const;
