import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the catalogue: document types, risk activities, norm figures. */
export const text = {
  "document_type.not_found": "Tipo de documento não encontrado.",
  "document_type.name_taken": "Já existe um tipo de documento com este nome.",
  "document_type.stale": "Este tipo de documento foi alterado por outra pessoa. Confira a versão atual e tente novamente.",
  "document_type.retired": "Este tipo de documento não está mais em uso e não pode ser alterado. Crie um novo tipo no lugar dele.",
  "document_type.of_platform": "Este tipo de documento é do catálogo da plataforma e não pode ser alterado. Crie um tipo da sua empresa.",
  "document_type.movement_unfit": "Informe a movimentação somente quando o documento é pedido por movimentação, e sempre nesse caso.",
  "document_type.validity_unfit":
    "O que se pede de novo a cada mês ou a cada ano não tem validade própria. Escolha “Manter válido (renovável)” para um documento que vence e se renova.",
  "risk_activity.not_found": "Atividade de risco não encontrada.",
  "risk_activity.name_taken": "Já existe uma atividade de risco com este nome.",
  "risk_activity.stale": "Esta atividade de risco foi alterada por outra pessoa. Confira a versão atual e tente novamente.",
  "risk_activity.of_platform":
    "Esta atividade de risco é do catálogo da plataforma e não pode ser alterada. Crie uma atividade da sua empresa.",
  "risk_activity.unknown_demand": "A atividade pede um documento ou treinamento que não existe mais no catálogo.",
  "norm_figure.unknown_key": "Não há nenhum valor de norma com esta chave.",
  "norm_figure.no_such_day": "Este valor é um dia do ano. Escreva o mês e o dia, como 1130 para 30 de novembro.",
  "norm_figure.day_taken": "Sua empresa já tem um valor para esta chave a partir desta data.",
} as const satisfies { readonly [C in ExplainedIn<"catalogueRefusals">]: string };
