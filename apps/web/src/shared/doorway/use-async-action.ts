import { useState } from "react";

type Attempt = { readonly busy: boolean; readonly refusal: unknown };

/** State of an async action: busy flag and last refusal. The refusal stays until the next attempt. */
export const useAsyncAction = () => {
  const [attempt, setAttempt] = useState<Attempt>({ busy: false, refusal: null });
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setAttempt({ busy: true, refusal: null });
    try {
      await act();
      setAttempt({ busy: false, refusal: null });
    } catch (refusal) {
      setAttempt({ busy: false, refusal });
    }
  };
  return { ...attempt, run };
};
