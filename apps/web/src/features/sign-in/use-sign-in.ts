import { landing } from "@emdia/contract/web-paths.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { sessionStore } from "../../shared/session/session-store.ts";
import type { TypedCredentials } from "./credential-faults.ts";
import { whereRefusalLeads } from "./where-refusal-leads.ts";

type Attempt = { readonly entering: boolean; readonly refusal: unknown };

/** Signs in and goes home; a refusal with a page of its own leads there, and any other stays to be read. */
export const useSignIn = (accountReactivationToken: string | undefined) => {
  const [attempt, setAttempt] = useState<Attempt>({ entering: false, refusal: null });
  const navigate = useNavigate();

  const signIn = async (credentials: TypedCredentials): Promise<void> => {
    setAttempt({ entering: true, refusal: null });
    try {
      const body = { ...credentials, ...(accountReactivationToken !== undefined && { accountReactivationToken }) };
      const { user, ...tokens } = await api("POST /authentication/signin")({ body });
      sessionStore.keep(tokens, user);
      await navigate({ to: landing });
    } catch (refusal) {
      const page = whereRefusalLeads(refusal);
      if (page) await navigate({ to: page, state: { email: credentials.email.trim() } });
      else setAttempt({ entering: false, refusal });
    }
  };
  return { ...attempt, signIn };
};
