import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of the second factor. */
export const text = {
  "second_factor.step_ended": "A verificação expirou. Entre novamente com e-mail e senha.",
  "second_factor.code_wrong": "Código inválido. Confira os 6 dígitos e tente novamente.",
  "second_factor.code_expired": "Este código expirou ou foi trocado por outro. Peça um novo.",
  "second_factor.code_exhausted": "Este código foi cancelado depois de 5 tentativas. Peça um novo.",
  "second_factor.blocked": "Muitos códigos errados: a verificação está bloqueada por até uma hora. Se não foi você, troque a sua senha.",
  "second_factor.too_soon": "Acabamos de enviar um código. Aguarde um instante para pedir outro.",
  "second_factor.too_many_messages": "Muitos códigos foram enviados hoje. Tente novamente amanhã.",
  "second_factor.type_unavailable": "Esta forma de verificação não está disponível para a sua conta.",
  "phone.taken": "Este celular já está registrado em outra conta.",
  "phone.already_chosen": "Esta conta já tem como verificar a sua identidade. Entre e troque o celular em Minha conta.",
} as const satisfies { readonly [C in ExplainedIn<"secondFactorRefusals">]: string };
