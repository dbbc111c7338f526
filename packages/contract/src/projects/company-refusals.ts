export const projectCompanyRefusals = {
  "project_company.not_found": { status: 404, message: "Fornecedor não encontrado neste projeto." },
  "project_company.stale": {
    status: 409,
    message: "Outra pessoa alterou este fornecedor enquanto você o editava. Confira e salve de novo.",
  },
  "project_company.plan_missing": { status: 422, message: "O fornecedor não tem o plano ao qual esta configuração pertence." },
  "user.sees_all_projects": {
    status: 422,
    message: "Esta pessoa vê todos os projetos da empresa e não pode ser retirada de um só.",
  },
} as const;
