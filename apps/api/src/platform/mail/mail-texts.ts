import type { Locale } from "@emdia/contract/limits.ts";

type FixedTexts = { readonly automatic: string; readonly linkFallback: string };

/** Texts of every e-mail. */
export const fixedTexts: { readonly [Language in Locale]: FixedTexts } = {
  "pt-BR": {
    automatic: "Este e-mail foi enviado automaticamente pelo Em Dia. Por favor, não responda.",
    linkFallback: "Se o botão não funcionar, copie este endereço no navegador:",
  },
  "en-US": {
    automatic: "This e-mail was sent automatically by Em Dia. Please do not reply.",
    linkFallback: "If the button does not work, copy this address into your browser:",
  },
  "es-ES": {
    automatic: "Este correo fue enviado automáticamente por Em Dia. Por favor, no responda.",
    linkFallback: "Si el botón no funciona, copie esta dirección en el navegador:",
  },
};
