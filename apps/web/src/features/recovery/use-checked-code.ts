import { useCallback, useEffect, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { type Check, SIGNED_IN_CODE } from "./link-state.ts";

const ask = async (oobCode: string, signal: AbortSignal): Promise<Check> => {
  if (oobCode !== SIGNED_IN_CODE)
    return { state: "fits", ...(await api("POST /authentication/action-code/check")({ body: { oobCode } }, { signal })) };
  const { email, createdAt, emailVerified, accountVerified } = await api("GET /authentication/me")({}, { signal });
  return { state: "fits", mode: "verifyEmail", email, person: { since: createdAt, isComplete: emailVerified && accountVerified } };
};

/** Checks the code on mount, and again on retry. */
export const useCheckedCode = (oobCode: string | undefined) => {
  const [check, setCheck] = useState<Check>({ state: "checking" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request.
  useEffect(() => {
    if (oobCode === undefined) return;
    const leaving = new AbortController();
    setCheck({ state: "checking" });
    ask(oobCode, leaving.signal).then(setCheck, (refusal: unknown) => leaving.signal.aborted || setCheck({ state: "failed", refusal }));
    return () => leaving.abort();
  }, [oobCode, attempt]);
  return { check, askAgain: useCallback(() => setAttempt((before) => before + 1), []) };
};
