/** Refusals of declarations and decisions of service months. */
export const serviceMonthRefusals = {
  "service_month.not_monthly": {
    status: 422,
    message: "A prestação do serviço é declarada em documentos mensais do plano STP. Este documento não é um deles.",
  },
  "service_month.in_future": {
    status: 422,
    message: "Este mês ainda não começou. A declaração pode ser feita a partir do primeiro dia dele.",
  },
  "service_month.outside_plan": { status: 422, message: "Este mês está fora dos meses do plano STP deste fornecedor no projeto." },
  "service_month.not_declared": { status: 422, message: "Não há declaração deste mês esperando uma decisão." },
  "service_month.already_decided": {
    status: 422,
    message: "A contratante já decidiu sobre este mês. Confira a decisão antes de continuar.",
  },
  "service_month.stale": {
    status: 409,
    message: "Outra pessoa alterou a declaração deste mês enquanto você a via. Confira o que mudou antes de continuar.",
  },
  "service_month.reason_missing": { status: 422, message: "Escreva o motivo da negativa." },
  "service_month.own_declaration": {
    status: 422,
    message: "Você fez a declaração deste mês, e quem declara não decide. Peça a outra pessoa da contratante.",
  },
  "service_month.without_service": {
    status: 422,
    message: "O mês está declarado sem serviço. Declare que o serviço ocorreu antes de adicionar colaboradores.",
  },
  "service_month.link_beyond_month": {
    status: 422,
    message: "O vínculo do colaborador com o projeto passa deste mês. Altere as datas no cadastro do colaborador.",
  },
  "service_month.choose_worker": { status: 422, message: "Mais de um colaborador está vinculado só a este mês. Informe qual deles." },
} as const;
