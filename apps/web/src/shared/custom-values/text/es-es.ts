/** Texts of the custom field inputs. */
export const text = {
  noOption: "—",
  unfit: {
    required: "Complete este campo",
    too_long: "El texto es demasiado largo",
    not_a_number: "Indique un número",
    too_small: "El valor es menor que el mínimo",
    too_large: "El valor es mayor que el máximo",
    not_a_day: "Indique una fecha",
    not_an_option: "Elija una de las opciones",
    not_asked: "Este campo ya no se pide",
  },
} as const;
