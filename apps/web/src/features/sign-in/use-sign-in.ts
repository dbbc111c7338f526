import { landing } from "@emdia/contract/web-paths.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { sessionStore } from "../../shared/session/session-store.ts";
import type { TypedCredentials } from "./credential-faults.ts";

type Attempt = { readonly entering: boolean; readonly refusal: unknown };

/** Signs in and goes home; whatever was refused stays to be read. */
export const useSignIn = () => {
  const [attempt, setAttempt] = useState<Attempt>({ entering: false, refusal: null });
  const navigate = useNavigate();

  const signIn = async (credentials: TypedCredentials): Promise<void> => {
    setAttempt({ entering: true, refusal: null });
    try {
      const { user, ...tokens } = await api("POST /authentication/signin")({ body: credentials });
      sessionStore.keep(tokens, user);
      await navigate({ to: landing });
    } catch (refusal) {
      setAttempt({ entering: false, refusal });
    }
  };
  return { ...attempt, signIn };
};
