import { maskPhone } from "./phone.ts";

const VISIBLE_PHONE_DIGITS = 4;

/** Always three asterisks, to hide the length of the name too. */
export const hideEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  const name = at === -1 ? email : email.slice(0, at);
  const visible = name.slice(0, Math.min(2, Math.floor(name.length / 2)));
  return `${visible}***${at === -1 ? "" : email.slice(at)}`;
};

/** Shows the last four digits, so that users recognise their own number. */
export const hidePhone = (phone: string): string => {
  const masked = maskPhone(phone);
  return masked.slice(0, -VISIBLE_PHONE_DIGITS).replace(/\d/g, "*") + masked.slice(-VISIBLE_PHONE_DIGITS);
};
