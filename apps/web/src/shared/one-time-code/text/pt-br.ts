/** Texts of one-time codes. */
export const text = {
  label: "Código de verificação",
  codeRequired: "Informe o código de verificação",
  codeShort: "O código tem {{length}} dígitos",
  resend: "Enviar outro código",
  resendIn: "Enviar outro código em {{seconds}} s",
  phone: "Celular",
  phoneRequired: "Informe o número do celular",
  phoneInvalid: "Informe um celular com DDD, como (31) 98765-4321",
} as const;
