import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Invite a company",
  says: "Tell us the company and who answers for it. We will send an invitation by e-mail to create the account.",
  submit: "Send invitation",
  fields: {
    cnpj: "CNPJ",
    companyName: "Corporate name",
    tradingName: "Trade name",
    fullName: "Full name of the person responsible",
    email: "E-mail of the person responsible",
    phone: "Phone",
    observations: "Observations",
  },
  faults: {
    cnpjRequired: "The company's CNPJ is a required field",
    cnpjInvalid: "Invalid CNPJ",
    companyNameRequired: "Corporate name is a required field",
    tradingNameRequired: "Trade name is a required field",
    emailRequired: "E-mail is required",
    emailInvalid: "Invalid e-mail",
    nameRequired: "Name is a required field",
    phoneRequired: "Phone is a required field",
    phoneInvalid: "Invalid phone",
  },
  sent: {
    title: "Invitation sent",
    says: "The person responsible will receive an e-mail with the link to create the company's account. It works for seven days; look in the spam folder too.",
  },
  failed: {
    title: "The invitation could not be sent",
    says: "Nothing was sent, and what you typed is still there. Try again in a moment.",
  },
};
