import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of projects. */
export const text = {
  "project.not_found": "Projeto não encontrado",
  "project_company.not_found": "Fornecedor não encontrado neste projeto.",
  "project_company.stale": "Outra pessoa alterou este fornecedor enquanto você o editava. Confira o que mudou e salve de novo.",
  "project_company.plan_missing": "O fornecedor não tem o plano ao qual esta configuração pertence.",
  "project.blocked":
    "Este projeto está bloqueado e não pode ser editado durante uma atualização. Por favor, aguarde a atualização finalizar.",
  "project.stale": "Outra pessoa alterou este projeto enquanto você o editava. Confira o que mudou e escolha o que vale.",
  "project.step_order": "Salve as etapas anteriores do projeto antes desta.",
  "project.is_draft": "O projeto ainda é um rascunho. Conclua o cadastro ou exclua-o.",
  "project.has_documents": "O projeto já tem documentos e não pode ser excluído. Inative-o.",
  "project.dates_reversed": "A data de término deve ser igual ou posterior à data de início.",
  "project.contact_unknown": "Escolha como contato uma pessoa da contratante que vê este projeto.",
  "project.place_unknown": "Uma das áreas escolhidas não pertence à unidade indicada. Escolha as áreas novamente.",
  "project.day_too_far": "O que uma mudança faria é calculado até um ano à frente. Escolha um dia mais próximo.",
  "project.activity_unknown": "Uma das atividades de risco escolhidas não existe mais. Atualize a página e escolha novamente.",
  "project.supplier_unknown": "Um dos fornecedores escolhidos não foi encontrado.",
  "project.supplier_twice": "O mesmo fornecedor foi escolhido duas vezes.",
  "project.supplier_is_contractor": "A empresa contratante não pode ser fornecedora do próprio projeto.",
  "project.email_known": "E-mail já cadastrado, verifique sua lista de fornecedores.",
  "project.plan_assigned": "O plano de um fornecedor não pode ser trocado nem retirado depois de definido.",
  "project.requirement_unknown": "Um dos documentos escolhidos não existe mais no catálogo. Atualize a página e escolha novamente.",
  "project.period_reversed": "O mês final do período deve ser igual ou posterior ao mês inicial.",
} as const satisfies { readonly [C in ExplainedIn<"projectRefusals">]: string };
