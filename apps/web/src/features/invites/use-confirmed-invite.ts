import { isCompanyToken } from "@emdia/contract/identity/company-token.ts";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { afterConfirmed, afterRefused, type InvitePath } from "./after-confirm.ts";
import { keptInvite } from "./kept-invite.ts";

const ask = (token: string, signal: AbortSignal) =>
  api(isCompanyToken(token) ? "POST /invites/confirm-company-token" : "POST /invites/confirm")({ body: { token } }, { signal });

/** Checks the invitation on mount and redirects. Returns the failure if the request can be retried. */
export const useConfirmedInvite = (token: string, path: InvitePath) => {
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request.
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(null);
    ask(token, leaving.signal).then(
      (invite) => {
        keptInvite.keep(invite);
        void navigate({ to: afterConfirmed(invite), replace: true, state: { email: invite.email } });
      },
      (refusal: unknown) => {
        if (leaving.signal.aborted) return;
        const page = afterRefused(refusal, path);
        if (page) void navigate({ to: page, replace: true });
        else setFailure(refusal);
      },
    );
    return () => leaving.abort();
  }, [token, path, attempt, navigate]);
  return { failure, again: () => setAttempt((before) => before + 1) };
};
