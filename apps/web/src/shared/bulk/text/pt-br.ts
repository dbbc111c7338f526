/** O que se diz de muitas coisas de uma vez, seja qual for a lista. */
export const text = {
  count_zero: "nenhum selecionado",
  count_one: "{{count}} selecionado",
  count_other: "{{count}} selecionados",
  clear: "Limpar seleção",
  cancel: "Cancelar",
  close: "Fechar",
  doneCount_zero: "nenhum feito",
  doneCount_one: "{{count}} feito",
  doneCount_other: "{{count}} feitos",
  refusedCount_zero: "nenhum sem alteração",
  refusedCount_one: "{{count}} sem alteração",
  refusedCount_other: "{{count}} sem alteração",
  done: "Feito",
  refused: "Sem alteração",
  because: "Motivo: {{reason}}",
  becauseUntil: "Motivo: {{reason}} (até {{day}})",
} as const;
