import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of restrictions and activity types. */
export const text = {
  "restriction.not_found": "Bloqueio não encontrado.",
  "restriction.one_document": "Informe o CPF ou o documento estrangeiro da pessoa, um dos dois.",
  "restriction.dates_reversed": "O fim do bloqueio não pode ser antes do início.",
  "restriction.already_past": "O bloqueio já estaria encerrado. Informe um fim a partir de hoje.",
  "restriction.overlaps": "Já existe um bloqueio desta pessoa neste período.",
  "restriction.over": "Este bloqueio já terminou e não pode mais ser alterado. Cadastre um novo, se for preciso.",
  "restriction.stale": "Este bloqueio foi alterado por outra pessoa. Confira como ficou e tente novamente.",
  "activity_type.not_found": "Tipo de atividade não encontrado.",
  "activity_type.name_taken": "Já existe um tipo de atividade com este nome.",
  "activity_type.unknown_risk": "Uma das atividades de risco escolhidas não existe mais no catálogo.",
  "activity_type.in_use": "Há colaboradores com este tipo de atividade. Inative-o para que ninguém novo o receba.",
} as const satisfies { readonly [C in ExplainedIn<"restrictionRefusals">]: string };
