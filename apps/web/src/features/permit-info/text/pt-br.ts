/** Public page of a work permit, read on a phone without a session. */
export const text = {
  title: "Permissão de trabalho",
  loading: "Consultando a permissão",
  number: "Nº {{number}}",
  inForceFrom: "Em vigor a partir de {{day}}, {{time}}",
  says: {
    in_force: "Vale só no local e no período abaixo.",
    ahead: "Ainda não começou: vale só a partir do início do período abaixo.",
    suspended: "O trabalho está suspenso. Pare e fale com quem emitiu a permissão.",
    ended: "O período terminou ou o trabalho foi cancelado. Esta permissão não autoriza trabalho.",
    replaced: "Esta permissão foi substituída e não vale mais. Use a permissão atual.",
  },
  fields: { contractor: "Contratante", place: "Local", span: "Período" },
  place: "{{area}}, {{unit}}",
  oneDay: "{{day}}, {{start}} às {{end}}",
  days: "{{startDay}} {{start}} até {{endDay}} {{end}}",
  checkedAt: "Consultado em {{at}}",
  again: "Consultar de novo",
  unknown: { title: "Permissão não encontrada", says: "Nenhuma permissão tem este código. Leia o código QR do documento impresso." },
} as const;
