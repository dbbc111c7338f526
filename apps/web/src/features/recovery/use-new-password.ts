import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { afterRefusedReset } from "./after-reset.ts";
import { judge, type TypedPasswords } from "./new-password.ts";
import { useAttempt } from "./use-attempt.ts";

const nothing: TypedPasswords = { password: "", confirmation: "" };

/** Two passwords, what is said about them, and the way they are kept. */
export const useNewPassword = ({ oobCode, email }: { readonly oobCode: string; readonly email: string }) => {
  const [typed, setTyped] = useState(nothing);
  const { busy, refusal, run } = useAttempt();
  const first = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const judged = judge(typed);

  const save = async () => {
    try {
      const { password, confirmation } = typed;
      await api("POST /authentication/password/reset")({ body: { oobCode, password, confirmPassword: confirmation } });
      await navigate({ to: "/login/senha-alterada", replace: true, state: { email } });
    } catch (failure) {
      const next = afterRefusedReset(failure);
      if (next === "expired") return navigate({ to: "/login/link-expirado", replace: true, state: { email } });
      if (next === "again") setTyped(nothing);
      first.current?.focus();
      throw failure;
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (judged.maySubmit) void run(save);
  };
  const inputProps = (field: keyof TypedPasswords) => ({
    value: typed[field],
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped((before) => ({ ...before, [field]: value })),
  });
  return { busy, refusal, judged, first, inputProps, onSubmit };
};
