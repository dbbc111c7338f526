import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../shared/api/api.ts";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { completeSignIn } from "../../shared/session/complete-sign-in.ts";
import type { TypedCredentials } from "./credential-faults.ts";
import { waitsSince, whereRefusalLeads } from "./where-refusal-leads.ts";

type Attempt = { readonly entering: boolean; readonly refusal: unknown };

/** Signs in and opens the start page. A refusal with its own page opens that page; the form shows any other refusal. */
export const useSignIn = (accountReactivationToken: string | undefined) => {
  const [attempt, setAttempt] = useState<Attempt>({ entering: false, refusal: null });
  const navigate = useNavigate();

  const signIn = async (credentials: TypedCredentials): Promise<void> => {
    setAttempt({ entering: true, refusal: null });
    try {
      const body = { ...credentials, ...(accountReactivationToken !== undefined && { accountReactivationToken }) };
      const answer = await withRobotPass((robotPass) => api("POST /authentication/signin")({ body: { ...body, robotPass } }));
      await navigate({ to: await completeSignIn(answer) });
      setAttempt({ entering: false, refusal: null });
    } catch (refusal) {
      const page = whereRefusalLeads(refusal);
      if (page) await navigate({ to: page, state: { email: credentials.email.trim(), waitsSince: waitsSince(refusal) } });
      else setAttempt({ entering: false, refusal });
    }
  };
  return { ...attempt, signIn };
};
