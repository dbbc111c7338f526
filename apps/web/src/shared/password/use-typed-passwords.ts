import { useRef, useState } from "react";
import { judge, type TypedPasswords } from "./judge-passwords.ts";

const empty: TypedPasswords = { password: "", confirmation: "" };

/** State of a new password and its confirmation, with their check. */
export const useTypedPasswords = () => {
  const [typed, setTyped] = useState(empty);
  const first = useRef<HTMLInputElement>(null);
  const inputProps = (field: keyof TypedPasswords) => ({
    value: typed[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [field]: value })),
  });
  return { typed, judged: judge(typed), first, inputProps, clear: () => setTyped(empty) };
};
export type ChosenPasswords = ReturnType<typeof useTypedPasswords>;
