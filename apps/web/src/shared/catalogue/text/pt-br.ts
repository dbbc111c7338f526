import type { DocumentCategory, DocumentKind, Frequency } from "@emdia/contract/catalogue/vocabulary.ts";

/** Labels of the catalogue vocabulary. */
export const text = {
  types: {
    all: "Todos os documentos",
    EMPLOYEE: "Do colaborador",
    RISK: "Do colaborador em atividade de risco",
    PROVIDER: "Do fornecedor no projeto",
    OTHERS: "Outros",
    COMPANY: "Da empresa",
  } satisfies { readonly [K in DocumentKind | "all"]: string },
  frequencies: {
    once: "Uma vez",
    monthly: "Todo mês",
    yearly: "Todo ano",
    always_valid: "Manter válido (renovável)",
    on_movement: "A cada movimentação",
  } satisfies { readonly [K in Frequency]: string },
  categories: {
    employment: "Vínculo",
    payroll: "Folha de pagamento",
    working_time: "Jornada",
    charges: "Encargos",
    certificates: "Certidões",
    corporate: "Empresa",
    vacation: "Férias",
    dismissal: "Desligamento",
    benefits: "Benefícios",
    leave: "Afastamento",
    without_employment: "Sem vínculo empregatício",
    health: "Saúde",
    programmes: "Programas",
    protective_equipment: "Equipamentos de proteção",
    orders: "Ordens de serviço",
    committee: "CIPA",
    training: "Treinamentos",
    work_permit: "Permissões de trabalho",
    equipment: "Equipamentos",
    vehicles: "Veículos",
    environment: "Meio ambiente",
    accident: "Acidentes",
  } satisfies { readonly [K in DocumentCategory]: string },
} as const;
