import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  label: "Verification code",
  codeRequired: "Enter the verification code",
  codeShort: "The code has {{length}} digits",
  resend: "Send another code",
  resendIn: "Send another code in {{seconds}} s",
  phone: "Mobile phone",
  phoneRequired: "Enter the mobile number",
  phoneInvalid: "Enter a mobile number with its area code, like (31) 98765-4321",
};
