export const secondFactorRefusals = {
  "second_factor.step_ended": { status: 403, message: "A verificação expirou. Entre novamente com e-mail e senha." },
  "second_factor.code_wrong": { status: 422, message: "Código inválido. Confira os 6 dígitos e tente novamente." },
  "second_factor.code_expired": { status: 422, message: "Este código expirou. Solicite um novo." },
  "second_factor.code_exhausted": { status: 422, message: "Código cancelado por excesso de tentativas. Solicite um novo." },
  "second_factor.blocked": {
    status: 429,
    message: "Verificação bloqueada temporariamente por excesso de códigos errados. Tente mais tarde.",
  },
  "second_factor.too_soon": { status: 429, message: "Acabamos de enviar um código. Aguarde um instante para pedir outro." },
  "second_factor.too_many_messages": { status: 429, message: "Muitos códigos foram enviados hoje. Tente novamente amanhã." },
  "second_factor.type_unavailable": { status: 422, message: "Esta forma de verificação não está disponível para a sua conta." },
  "phone.taken": { status: 409, message: "Este celular já está registrado em outra conta." },
  "phone.already_chosen": {
    status: 403,
    message: "Esta conta já tem como verificar a sua identidade. Entre e troque o celular em Minha conta.",
  },
} as const;
