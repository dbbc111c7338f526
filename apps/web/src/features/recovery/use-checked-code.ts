import { useCallback, useEffect, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { type Check, SIGNED_IN_CODE } from "./link-state.ts";

const ask = async (oobCode: string, signal: AbortSignal): Promise<Check> => {
  if (oobCode !== SIGNED_IN_CODE)
    return { state: "fits", ...(await api("POST /authentication/action-code/check")({ body: { oobCode } }, { signal })) };
  const { email, createdAt, emailVerified, accountVerified } = await api("GET /authentication/me")({}, { signal });
  return { state: "fits", mode: "verifyEmail", email, person: { since: createdAt, isComplete: emailVerified && accountVerified } };
};

/** What a code is for, asked as the page opens and once more when somebody tries again. */
export const useCheckedCode = (oobCode: string | undefined) => {
  const [check, setCheck] = useState<Check>({ state: "checking" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question anew.
  useEffect(() => {
    if (oobCode === undefined) return;
    const leaving = new AbortController();
    setCheck({ state: "checking" });
    ask(oobCode, leaving.signal).then(setCheck, (refusal: unknown) => leaving.signal.aborted || setCheck({ state: "failed", refusal }));
    return () => leaving.abort();
  }, [oobCode, attempt]);
  return { check, askAgain: useCallback(() => setAttempt((before) => before + 1), []) };
};
