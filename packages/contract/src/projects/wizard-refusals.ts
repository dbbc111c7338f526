export const wizardRefusals = {
  "project.blocked": {
    status: 409,
    message: "Este projeto está bloqueado e não pode ser editado durante uma atualização. Por favor, aguarde a atualização finalizar.",
  },
  "project.stale": {
    status: 409,
    message: "Outra pessoa alterou este projeto enquanto você o editava. Confira o que mudou e escolha o que vale.",
  },
  "project.step_order": { status: 422, message: "Salve as etapas anteriores do projeto antes desta." },
  "project.is_draft": { status: 409, message: "O projeto ainda é um rascunho. Conclua o cadastro ou exclua-o." },
  "project.has_documents": { status: 409, message: "O projeto já tem documentos e não pode ser excluído. Inative-o." },
  "project.dates_reversed": { status: 422, message: "A data de término deve ser igual ou posterior à data de início." },
  "project.day_too_far": { status: 422, message: "O que uma mudança faria é calculado até um ano à frente. Escolha um dia mais próximo." },
  "project.place_unknown": { status: 422, message: "Uma das áreas escolhidas não pertence à unidade indicada." },
  "project.activity_unknown": { status: 422, message: "Uma das atividades de risco escolhidas não existe mais." },
  "project.supplier_unknown": { status: 422, message: "Um dos fornecedores escolhidos não foi encontrado." },
  "project.supplier_twice": { status: 422, message: "O mesmo fornecedor foi escolhido duas vezes." },
  "project.supplier_is_contractor": { status: 422, message: "A empresa contratante não pode ser fornecedora do próprio projeto." },
  "project.email_known": { status: 422, message: "E-mail já cadastrado, verifique sua lista de fornecedores." },
  "project.plan_assigned": { status: 409, message: "O plano de um fornecedor não pode ser trocado nem retirado depois de definido." },
  "project.requirement_unknown": { status: 422, message: "Um dos documentos escolhidos não existe mais no catálogo." },
  "project.period_reversed": { status: 422, message: "O mês final do período deve ser igual ou posterior ao mês inicial." },
} as const;
