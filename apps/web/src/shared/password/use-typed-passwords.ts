import { useRef, useState } from "react";
import { judge, type TypedPasswords } from "./judge-passwords.ts";

const nothing: TypedPasswords = { password: "", confirmation: "" };

/** State of a new password and its confirmation, with their check. */
export const useTypedPasswords = () => {
  const [typed, setTyped] = useState(nothing);
  const first = useRef<HTMLInputElement>(null);
  const inputProps = (field: keyof TypedPasswords) => ({
    value: typed[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [field]: value })),
  });
  return { typed, judged: judge(typed), first, inputProps, clear: () => setTyped(nothing) };
};
export type ChosenPasswords = ReturnType<typeof useTypedPasswords>;
