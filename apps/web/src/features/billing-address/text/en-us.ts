import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Billing",
  hint: "Where the invoices of the company chosen at the top of the page go.",
  panel: "Billing address",
  says: "Check it before you save: this address is printed on the invoices. Every change stays in the history.",
  readOnly: "You may read this address. To change it, talk to whoever manages the company.",
  closed: "You may not see the billing of this company. Talk to whoever manages it.",
  empty: "No address given.",
  field: {
    cep: "Postal code (CEP)",
    street: "Street",
    number: "Number",
    complement: "Complement",
    neighborhood: "Neighborhood",
    city: "City",
    uf: "State",
  },
  noState: "—",
  fault: { required: "Fill in this field", tooLong: "The text is too long", postalCode: "Invalid postal code" },
  save: "Save address",
  reload: "Reload address",
  kept: "Billing address saved successfully",
  none: "You do not belong to any company yet",
  noneSays: "Ask whoever manages the company you work for to invite you.",
};
