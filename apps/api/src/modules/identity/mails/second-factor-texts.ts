import type { Locale } from "@emdia/contract/limits.ts";

type MailText = { readonly title: string; readonly paragraphs: readonly string[] };
type Texts = {
  readonly code: MailText;
  readonly sms: string;
  readonly notices: { readonly [Kind in SecurityNotice]: MailText };
  readonly changePassword: string;
};
/** Notices that inform the account owner after a security change, in case another person made it. */
export type SecurityNotice = "phoneChanged" | "secondFactorOff" | "codesGuessed";

/** Mails and text messages of the second factor, with the placeholders `{code}`, `{minutes}`, `{name}` and `{phone}`. */
export const secondFactorTexts: { readonly [L in Locale]: Texts } = {
  "pt-BR": {
    code: {
      title: "{code} é o seu código de verificação",
      paragraphs: [
        "Olá, {name}.",
        "Use o código {code} para entrar no Em Dia. Ele vale por {minutes} minutos e só pode ser usado uma vez.",
        "Não passe este código a ninguém: nós nunca o pedimos. Se não foi você quem tentou entrar, alguém sabe a sua senha; troque-a.",
      ],
    },
    sms: "Em Dia: {code} é o seu código de verificação. Vale por {minutes} minutos. Não o passe a ninguém.",
    notices: {
      phoneChanged: {
        title: "O celular da sua conta mudou",
        paragraphs: [
          "Olá, {name}.",
          "O celular {phone} foi confirmado e passou a receber os códigos da sua conta.",
          "Se não foi você, troque a sua senha agora e fale com o suporte.",
        ],
      },
      secondFactorOff: {
        title: "A verificação em duas etapas foi desligada",
        paragraphs: [
          "Olá, {name}.",
          "A sua conta deixou de pedir um código ao entrar. As empresas que o exigem continuam a pedi-lo.",
          "Se não foi você, troque a sua senha e ligue a verificação de novo em Minha conta.",
        ],
      },
      codesGuessed: {
        title: "Alguém está errando os códigos da sua conta",
        paragraphs: [
          "Olá, {name}.",
          "Muitos códigos errados foram digitados depois da senha certa, e por isso bloqueamos a verificação por {minutes} minutos.",
          "Se não foi você, alguém sabe a sua senha: troque-a agora.",
        ],
      },
    },
    changePassword: "Trocar a senha",
  },
  "en-US": {
    code: {
      title: "{code} is your verification code",
      paragraphs: [
        "Hello, {name}.",
        "Use the code {code} to sign in to Em Dia. It works for {minutes} minutes, and once.",
        "Give this code to nobody: we never ask for it. If it was not you who tried to sign in, somebody knows your password; change it.",
      ],
    },
    sms: "Em Dia: {code} is your verification code. It works for {minutes} minutes. Give it to nobody.",
    notices: {
      phoneChanged: {
        title: "The phone of your account has changed",
        paragraphs: [
          "Hello, {name}.",
          "The phone {phone} was confirmed and now receives the codes of your account.",
          "If it was not you, change your password now and talk to the support.",
        ],
      },
      secondFactorOff: {
        title: "Two-step verification was turned off",
        paragraphs: [
          "Hello, {name}.",
          "Your account no longer asks for a code when you sign in. Companies that require one still do.",
          "If it was not you, change your password and turn the verification on again in My account.",
        ],
      },
      codesGuessed: {
        title: "Somebody is typing wrong codes for your account",
        paragraphs: [
          "Hello, {name}.",
          "Many wrong codes were typed after the right password, so we have blocked the verification for {minutes} minutes.",
          "If it was not you, somebody knows your password: change it now.",
        ],
      },
    },
    changePassword: "Change password",
  },
  "es-ES": {
    code: {
      title: "{code} es tu código de verificación",
      paragraphs: [
        "Hola, {name}.",
        "Usa el código {code} para entrar en Em Dia. Vale {minutes} minutos y solo puede usarse una vez.",
        "No des este código a nadie: nunca lo pedimos. Si no fuiste tú quien intentó entrar, alguien sabe tu contraseña; cámbiala.",
      ],
    },
    sms: "Em Dia: {code} es tu código de verificación. Vale {minutes} minutos. No lo des a nadie.",
    notices: {
      phoneChanged: {
        title: "El móvil de tu cuenta ha cambiado",
        paragraphs: [
          "Hola, {name}.",
          "El móvil {phone} fue confirmado y ahora recibe los códigos de tu cuenta.",
          "Si no fuiste tú, cambia tu contraseña ahora y habla con el soporte.",
        ],
      },
      secondFactorOff: {
        title: "La verificación en dos pasos fue desactivada",
        paragraphs: [
          "Hola, {name}.",
          "Tu cuenta ya no pide un código al entrar. Las empresas que lo exigen siguen pidiéndolo.",
          "Si no fuiste tú, cambia tu contraseña y activa la verificación de nuevo en Mi cuenta.",
        ],
      },
      codesGuessed: {
        title: "Alguien está fallando los códigos de tu cuenta",
        paragraphs: [
          "Hola, {name}.",
          "Se escribieron muchos códigos erróneos tras la contraseña correcta, y por eso bloqueamos la verificación por {minutes} minutos.",
          "Si no fuiste tú, alguien sabe tu contraseña: cámbiala ahora.",
        ],
      },
    },
    changePassword: "Cambiar la contraseña",
  },
};
