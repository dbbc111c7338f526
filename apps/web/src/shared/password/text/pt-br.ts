/** Texts of the new password fields. */
export const text = {
  show: "Mostrar senha",
  space: "espaço",
  forbidden: "Caracteres não permitidos: {{characters}}. Use letras sem acento, números e {{specials}}",
  different: "A senha informada não é igual",
  equal: "Senha confirmada",
  strength: {
    parts: "O que a senha precisa ter",
    here: "atendido",
    missing: "falta",
    LOW: "senha fraca",
    MEDIUM: "quase lá",
    STRONG: "senha forte",
    passphrase: "Uma frase longa é difícil de adivinhar. As regras ainda pedem os itens sem marca abaixo.",
  },
  parts: {
    password_length_error: "De {{min}} a {{max}} caracteres",
    password_uppercase_error: "Uma letra maiúscula",
    password_lowercase_error: "Uma letra minúscula",
    password_special_error: "{{specials}} caracteres especiais ({{allowed}})",
    password_number_error: "Um número",
  },
} as const;
