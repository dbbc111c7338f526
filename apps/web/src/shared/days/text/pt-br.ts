/** The words of date fields and their calendar. */
export const text = {
  placeholder: "dd/mm/aaaa",
  none: "Informe uma data válida, como 05/03/2026",
  shortYear: "Digite o ano com quatro dígitos",
  format: "Dia, mês e ano. Alt + seta para baixo abre o calendário.",
  open: "Abrir calendário",
  calendar: "Calendário",
  month: "Mês",
  year: "Ano",
  previous: "Mês anterior",
  next: "Próximo mês",
} as const;
