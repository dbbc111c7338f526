import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the management panels. */
export const text = {
  "panel.too_many_ids": "Escolha no máximo 100 itens em cada campo do filtro.",
  "panel.period_reversed": "O fim do período deve ser igual ou posterior ao início.",
  "panel.preferences_stale":
    "Os painéis foram organizados em outra janela. A organização mais recente foi carregada: refaça a sua mudança.",
} as const satisfies { readonly [C in ExplainedIn<"panelRefusals">]: string };
