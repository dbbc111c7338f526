export const customFieldRefusals = {
  "company_group.not_found": { status: 404, message: "Grupo não encontrado." },
  "company_group.name_taken": { status: 409, message: "Já existe um grupo com este nome." },
  "company_group.stale": { status: 409, message: "Outra pessoa mudou este grupo. Confira o que mudou e tente novamente." },
  "company_group.unknown_provider": { status: 422, message: "Só entram no grupo fornecedores vinculados a algum projeto da empresa." },
  "company_group.provider_stale": {
    status: 409,
    message: "Outra pessoa mudou os dados deste fornecedor no grupo. Confira o que mudou e tente novamente.",
  },
  "custom_field.not_found": { status: 404, message: "Campo não encontrado." },
  "custom_field.name_taken": { status: 409, message: "Já existe um campo com este nome neste grupo." },
  "custom_field.stale": { status: 409, message: "Outra pessoa mudou este campo. Confira o que mudou e tente novamente." },
  "custom_field.retired": { status: 422, message: "Este campo não está mais em uso. Volte a usá-lo antes de mudá-lo." },
  "custom_field.too_many": { status: 422, message: "Este grupo já tem o máximo de campos em uso. Retire um que não é mais usado." },
  "custom_field.kind_fixed": { status: 422, message: "O tipo de um campo não muda depois que ele é criado. Retire-o e crie outro." },
  "custom_field.options_repeated": { status: 422, message: "Há opções repetidas na lista." },
  "custom_field.limits_reversed": { status: 422, message: "O mínimo é maior do que o máximo." },
  "custom_field.values_unfit": { status: 422, message: "Há valores que os campos não aceitam. Confira os campos indicados." },
} as const;
