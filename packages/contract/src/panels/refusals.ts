export const panelRefusals = {
  "panel.too_many_ids": { status: 422, message: "Escolha no máximo 100 itens em cada campo do filtro." },
  "panel.period_reversed": { status: 422, message: "O fim do período deve ser igual ou posterior ao início." },
  "panel.preferences_stale": {
    status: 409,
    message: "Os painéis foram organizados em outra janela. A organização mais recente foi carregada: refaça a sua mudança.",
  },
} as const;
