/** The words of date fields and their calendar. */
export const text = {
  placeholder: "dd/mm/aaaa",
  none: "Informe uma data que existe, como 05/03/2026",
  open: "Abrir calendário",
  calendar: "Calendário",
  month: "Mês",
  year: "Ano",
  previous: "Mês anterior",
  next: "Próximo mês",
} as const;
