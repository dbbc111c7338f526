export const badgeRefusals = {
  "badge.not_found": { status: 404, message: "Crachá não encontrado." },
  "badge.not_enabled": { status: 409, message: "A contratante deste projeto não usa o crachá do Em Dia." },
  "badge.training_lacking": { status: 409, message: "Os treinamentos exigidos no crachá não estão em vigor." },
  "badge_config.stale": { status: 409, message: "Outra pessoa alterou a configuração do crachá. Confira o que mudou e salve de novo." },
  "badge_config.field_unknown": { status: 422, message: "Um dos campos escolhidos para o crachá não existe mais." },
  "badge_config.field_twice": { status: 422, message: "Um campo aparece mais de uma vez no crachá." },
  "badge_config.training_unknown": { status: 422, message: "Um dos treinamentos escolhidos não existe mais." },
  "badge_config.training_missing": { status: 422, message: "Escolha ao menos um treinamento para o crachá." },
} as const;
