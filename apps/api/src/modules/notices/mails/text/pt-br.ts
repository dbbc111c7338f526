import type { DigestMailTexts } from "../../digests/digest-mail-texts.ts";
import type { NoticeMailTexts } from "../notice-mail-texts.ts";

export const noticeTexts: NoticeMailTexts = {
  rejection: { one: "Documento recusado: {subject}", many: "{count} documentos recusados", line: "{subject}, por {actor}" },
  dispute: { one: "Reprovação contestada: {subject}", many: "{count} reprovações contestadas", line: "{subject}, por {actor}" },
  dispute_upheld: { one: "Reprovação mantida: {subject}", many: "{count} reprovações mantidas", line: "{subject}, por {actor}" },
  dispute_reversed: { one: "Reprovação revertida: {subject}", many: "{count} reprovações revertidas", line: "{subject}, por {actor}" },
  dispute_escalation: {
    one: "Contestação sem decisão: {subject}",
    many: "{count} contestações sem decisão",
    line: "{subject}, de {actor}",
  },
  question: { one: "Pergunta sobre {subject}", many: "{count} perguntas à espera de resposta", line: "{subject}, de {actor}" },
  answer: { one: "Resposta sobre {subject}", many: "{count} respostas às suas perguntas", line: "{subject}, de {actor}" },
  mention: { one: "{actor} mencionou você", many: "{count} menções a você", line: "{subject}, por {actor}" },
  restriction: { one: "Colaborador restrito: {subject}", many: "{count} colaboradores restritos", line: "{subject}, por {actor}" },
  access: { one: "Você recebeu um acesso", many: "Você recebeu {count} acessos", line: "{subject}, por {actor}" },
  escalation: { one: "Análise atrasada: {subject}", many: "{count} análises atrasadas", line: "{subject}. Prazo da análise: {due}" },
  reminder: {
    one: "{actor}: documentos a enviar",
    many: "{count} cobranças de documentos",
    line: "{actor} pede os documentos pendentes de {subject}",
  },
  class_enrolment: {
    one: "Colaboradores inscritos em {subject}",
    many: "{count} inscrições em turmas",
    line: "{subject}, por {actor}. {when}. Inscritos: {people}",
  },
  class_change: {
    one: "Mudança na turma {subject}",
    many: "{count} mudanças em turmas",
    line: "{subject}, por {actor}. Agora: {when}. Inscritos: {people}",
  },
  class_cancellation: {
    one: "Turma cancelada: {subject}",
    many: "{count} turmas canceladas",
    line: "{subject}, por {actor}. Seria: {when}. Inscritos: {people}",
  },
  schedule_suspension: {
    one: "Agendamento suspenso: {subject}",
    many: "{count} agendamentos suspensos",
    line: "{subject}. {when}. Não podem trabalhar: {people}",
  },
  wholeSchedule: "{subject}. {when}",
  scheduleCauses: {
    conflict: "Conflito com outro agendamento ainda não aceito",
    activity_removed: "Atividade retirada do projeto",
  },
  openDocuments: "Em aberto: {count}",
  expiredDocuments: "Vencidos: {count}",
  countsCover:
    "Os números somam todos os projetos da contratante que quem cobra pode ver. A lista mostra os projetos a que você tem acesso.",
  says: "Abra cada item para ver o que fazer.",
  more: "e mais {count}, nos avisos da plataforma",
  action: "Abrir o Em Dia",
  unsubscribe: "Não receber mais estes e-mails",
};

export const digestTexts: DigestMailTexts = {
  title: "Suas pendências de {day}",
  says: "Um resumo do que depende de você.",
  sections: { digest_daily: "Hoje e amanhã", digest_weekly: "Esta semana", digest_next_due: "Perto do vencimento" },
  to_send: "Documentos a enviar: {total}. Atrasados: {late}. Para este período: {soon}.",
  to_review: "Documentos a analisar: {total}. Atrasados: {late}. Para este período: {soon}.",
  near_expiry: "Documentos perto do vencimento: {total}. Vencem em até 7 dias: {soon}.",
  line: "{day}: {subject}",
  trainings: "Treinamentos a renovar",
  bands: {
    expired: "Vencidos: {count}.",
    day: "Vencem até amanhã: {count}.",
    week: "Vencem em até 7 dias: {count}.",
    month: "Vencem em até 30 dias: {count}.",
    near: "Perto do vencimento: {count}.",
  },
  nextClass: "Próxima turma: {name}, {when}. Vagas: {free}.",
  noClass: "Nenhuma turma com vagas",
  action: "Ver as pendências",
  unsubscribe: "Não receber mais este resumo",
};
