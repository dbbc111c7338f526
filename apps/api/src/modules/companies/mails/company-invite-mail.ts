import type { Locale } from "@emdia/contract/limits.ts";
import { type RenderedMail, renderMail } from "../../../platform/mail/render-mail.ts";

type Invited = { readonly fullName: string; readonly tradingName: string; readonly cnpj: string };
type Texts = { readonly title: string; readonly paragraphs: (invited: Invited) => readonly string[]; readonly action: string };

const texts: { readonly [L in Locale]: Texts } = {
  "pt-BR": {
    title: "Convite para cadastrar sua empresa no Em Dia",
    paragraphs: ({ fullName, tradingName, cnpj }) => [
      `Olá, ${fullName}.`,
      `Você foi indicado como responsável por ${tradingName} (CNPJ ${cnpj}) no Em Dia.`,
      "Confirme o convite pelo link abaixo e crie a sua conta: você será o titular da conta da empresa. O link vale por sete dias e só pode ser usado uma vez.",
      "Se não foi você quem pediu, ignore este e-mail: nada será cadastrado.",
    ],
    action: "Confirmar convite",
  },
  "en-US": {
    title: "Invitation to register your company with Em Dia",
    paragraphs: ({ fullName, tradingName, cnpj }) => [
      `Hello, ${fullName}.`,
      `You were named as the person responsible for ${tradingName} (CNPJ ${cnpj}) at Em Dia.`,
      "Confirm the invitation with the link below and create your account: it will own the company. The link works for seven days, and once.",
      "If you did not ask for this, ignore this e-mail: nothing will be registered.",
    ],
    action: "Confirm invitation",
  },
  "es-ES": {
    title: "Invitación para registrar su empresa en Em Dia",
    paragraphs: ({ fullName, tradingName, cnpj }) => [
      `Hola, ${fullName}.`,
      `Usted fue indicado como responsable de ${tradingName} (CNPJ ${cnpj}) en Em Dia.`,
      "Confirme la invitación con el enlace de abajo y cree su cuenta: será la propietaria de la empresa. El enlace vale siete días y solo funciona una vez.",
      "Si usted no lo pidió, ignore este correo: no se registrará nada.",
    ],
    action: "Confirmar invitación",
  },
};

type CompanyInvite = Invited & { readonly language: Locale; readonly url: string };

/** Invitation mail to the person responsible for a company, with the confirmation link. */
export const companyInviteMail = ({ language, url, ...invited }: CompanyInvite): RenderedMail => {
  const { title, paragraphs, action } = texts[language];
  return renderMail({ language, title, paragraphs: paragraphs(invited), action: { label: action, url } });
};
