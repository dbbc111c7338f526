import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of supplier groups and custom fields. */
export const text = {
  "company_group.not_found": "Grupo não encontrado.",
  "company_group.name_taken": "Já existe um grupo com este nome.",
  "company_group.stale": "Outra pessoa mudou este grupo enquanto você o editava. Recarregue para ver o que mudou.",
  "company_group.unknown_provider": "Só entram no grupo fornecedores vinculados a algum projeto da empresa.",
  "company_group.provider_stale": "Outra pessoa mudou os dados deste fornecedor enquanto você os editava. Recarregue para ver o que mudou.",
  "custom_field.not_found": "Campo não encontrado.",
  "custom_field.name_taken": "Já existe um campo com este nome neste grupo.",
  "custom_field.stale": "Outra pessoa mudou este campo enquanto você o editava. Recarregue para ver o que mudou.",
  "custom_field.retired": "Este campo não está mais em uso. Volte a usá-lo antes de mudá-lo.",
  "custom_field.too_many": "Este grupo já tem o máximo de campos em uso. Retire um que não é mais usado.",
  "custom_field.kind_fixed": "O tipo de um campo não muda depois que ele é criado. Retire este campo e crie outro.",
  "custom_field.options_repeated": "Há opções repetidas na lista.",
  "custom_field.limits_reversed": "O mínimo é maior do que o máximo.",
  "custom_field.values_unfit": "Há valores que os campos não aceitam. Confira os campos indicados.",
} as const satisfies { readonly [C in ExplainedIn<"customFieldRefusals">]: string };
