export const searchRefusals = {
  "search.too_many": { status: 429, message: "Muitas buscas em um minuto. Aguarde alguns segundos e busque de novo." },
} as const;
