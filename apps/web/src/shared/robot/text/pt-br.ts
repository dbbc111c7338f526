/** Texts of the robot check. */
export const text = {
  checking: "Verificando…",
  confirmed: "Verificação concluída",
  away: "O serviço que confirma que você não é um robô não respondeu. Verifique sua conexão e recarregue a página.",
} as const;
