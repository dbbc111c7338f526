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

/** Faults of the person's fields, as text keys. */
export const personFaults = ({ fullName, phone }: TypedPerson): PersonFaults => ({
  fullName: fullName.trim() === "" ? "nameRequired" : undefined,
  phone: phoneFault(phone),
});
