export const activityTypeRefusals = {
  "activity_type.not_found": { status: 404, message: "Tipo de atividade não encontrado." },
  "activity_type.name_taken": { status: 409, message: "Já existe um tipo de atividade com este nome." },
  "activity_type.unknown_risk": { status: 422, message: "Uma das atividades de risco escolhidas não existe mais no catálogo." },
  "activity_type.in_use": {
    status: 409,
    message: "Há colaboradores com este tipo de atividade. Inative-o para que ninguém novo o receba.",
  },
} as const;
