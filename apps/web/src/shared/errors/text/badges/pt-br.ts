import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of badges, their configuration and images. */
export const text = {
  "badge.not_found": "Este crachá não existe mais ou você não tem acesso a ele.",
  "badge.not_enabled": "A contratante deste projeto não usa o crachá do Em Dia.",
  "badge.training_lacking": "O crachá não pode ser impresso: os treinamentos exigidos não estão em vigor.",
  "badge_config.stale": "Outra pessoa alterou a configuração do crachá. Confira o que mudou e salve de novo.",
  "badge_config.field_unknown": "Um dos campos escolhidos para o crachá não existe mais.",
  "badge_config.field_twice": "Um campo aparece mais de uma vez no crachá.",
  "badge_config.training_unknown": "Um dos treinamentos escolhidos não existe mais. Recarregue a lista.",
  "badge_config.training_missing": "Escolha ao menos um treinamento, ou exija todos.",
  "image.unreadable": "A imagem não pode ser aberta. Salve-a de novo como JPEG ou PNG e envie outra vez.",
  "image.too_large": "A imagem tem pixels demais. Reduza-a para até 40 milhões de pixels e envie outra vez.",
  "image.not_scanned": "A imagem ainda está em verificação. Ela aparece em instantes.",
  "image.infected": "A imagem foi recusada pela verificação de vírus. Envie outra.",
} as const satisfies { readonly [C in ExplainedIn<"badgeRefusals">]: string };
