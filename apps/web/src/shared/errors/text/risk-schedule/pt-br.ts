import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of risk schedules. */
export const text = {
  "risk_schedule.not_found": "Agendamento não encontrado.",
  "risk_schedule.stale": "Este agendamento foi alterado por outro usuário. Confira os dados atuais e salve de novo.",
  "risk_schedule.cancelled": "Este agendamento foi cancelado e não pode mais ser alterado.",
  "risk_schedule.finished": "Este agendamento já terminou e não pode mais ser alterado.",
  "risk_schedule.start_in_past": "O início não pode ser antes de agora.",
  "risk_schedule.start_before_creation": "O início não pode ser antes da criação do agendamento.",
  "risk_schedule.end_before_start": "O término não pode ser antes do início.",
  "risk_schedule.span_too_long": "Um agendamento dura no máximo 31 dias.",
  "risk_schedule.incomplete": "Informe projeto, fornecedor, atividades, início e término.",
  "risk_schedule.project_inactive": "Este projeto não está ativo, portanto não recebe agendamentos.",
  "risk_schedule.place_unknown": "Esta área não é um local do projeto.",
  "risk_schedule.activity_unknown": "Uma das atividades não faz parte do projeto.",
  "risk_schedule.provider_unknown": "Este fornecedor não está vinculado ao projeto.",
  "risk_schedule.employee_repeated": "O mesmo colaborador está duas vezes na equipe.",
  "risk_schedule.supervisor_outside_team": "O supervisor precisa fazer parte da equipe.",
  "risk_schedule.watch_missing": "Espaço confinado exige um vigia na equipe.",
  "risk_schedule.supervisor_missing": "Espaço confinado exige um supervisor de entrada.",
  "risk_schedule.supervisor_enters": "O supervisor de entrada não pode executar o trabalho no espaço confinado.",
  "risk_schedule.worker_not_linked": "Há colaboradores sem vínculo com o projeto neste período.",
  "risk_schedule.worker_dismissed": "Há colaboradores desligados na equipe.",
  "risk_schedule.worker_restricted": "Há colaboradores com bloqueio nesta contratante neste período.",
  "risk_schedule.double_booked": "Um colaborador já está agendado em outra área neste horário.",
} as const satisfies { readonly [C in ExplainedIn<"riskScheduleRefusals">]: string };
