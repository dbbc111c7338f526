import { useNavigate } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { api } from "../../shared/api/api.ts";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { useTypedPasswords } from "../../shared/password/use-typed-passwords.ts";
import { afterRefusedReset } from "./after-reset.ts";

/** Saves a new password and handles the refusals. */
export const useNewPassword = ({ oobCode, email }: { readonly oobCode: string; readonly email: string }) => {
  const chosen = useTypedPasswords();
  const { busy, refusal, run } = useAsyncAction();
  const navigate = useNavigate();

  const save = async () => {
    try {
      const { password, confirmation } = chosen.typed;
      await api("POST /authentication/password/reset")({ body: { oobCode, password, confirmPassword: confirmation } });
      await navigate({ to: "/login/senha-alterada", replace: true, state: { email } });
    } catch (failure) {
      const next = afterRefusedReset(failure);
      if (next === "expired") return navigate({ to: "/login/link-expirado", replace: true, state: { email } });
      if (next === "again") chosen.clear();
      chosen.first.current?.focus();
      throw failure;
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.judged.maySubmit) void run(save);
  };
  return { busy, refusal, chosen, onSubmit };
};
