/** Texts of the custom field inputs. */
export const text = {
  noOption: "—",
  unfit: {
    required: "Preencha este campo",
    too_long: "O texto é longo demais",
    not_a_number: "Informe um número",
    too_small: "O valor é menor do que o mínimo",
    too_large: "O valor é maior do que o máximo",
    not_a_day: "Informe uma data",
    not_an_option: "Escolha uma das opções",
    not_asked: "Este campo não é mais pedido",
  },
} as const;
