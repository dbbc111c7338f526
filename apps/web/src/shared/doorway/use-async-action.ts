import { useState } from "react";

type Attempt = { readonly busy: boolean; readonly refusal: unknown };

/** One try at a time at something that may be refused; the refusal stays to be read until the next try. */
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
