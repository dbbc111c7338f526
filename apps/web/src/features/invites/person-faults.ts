import { isPhone } from "@emdia/contract/documents/phone.ts";

export type TypedPerson = { readonly fullName: string; readonly phone: string };
export type PersonFaults = {
  readonly fullName?: "nameRequired" | undefined;
  readonly phone?: "phoneRequired" | "phoneInvalid" | undefined;
};

const phoneFault = (phone: string): PersonFaults["phone"] => {
  if (phone.trim() === "") return "phoneRequired";
  return isPhone(phone) ? undefined : "phoneInvalid";
};

/** What is wrong with what somebody typed about themselves, by the key of its text. */
export const personFaults = ({ fullName, phone }: TypedPerson): PersonFaults => ({
  fullName: fullName.trim() === "" ? "nameRequired" : undefined,
  phone: phoneFault(phone),
});
