import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Company",
  hint: "The registered data of the company chosen at the top of the page.",
  says: "What others see of your company. Every change stays in the history.",
  readOnly: "You may read this data. To change it, talk to whoever manages the company.",
  closed: "You may not see the data of this company. Talk to whoever manages it.",
  cnpj: "CNPJ",
  cnpjSays: "It identifies the company and does not change.",
  companyName: "Corporate name",
  tradingName: "Trading name",
  city: "City",
  state: "State",
  noState: "—",
  place: "City and state",
  noPlace: "Not given",
  fault: { required: "Fill in this field", tooLong: "The text is too long" },
  save: "Save data",
  reload: "Reload data",
  none: "You do not belong to any company yet",
  noneSays: "Ask whoever manages the company you work for to invite you.",
};
