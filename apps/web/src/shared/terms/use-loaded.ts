import { useEffect, useRef, useState } from "react";

export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "there"; readonly value: T }
  | { readonly state: "failed"; readonly failure: unknown };

/**
 * Content of a dialog, loaded when it opens and refreshed when it closes (R-114, CD-048). The loaded content stays visible during a
 * refresh, so that the skeleton appears once.
 */
export const useLoaded = <T>(opened: boolean, load: (signal: AbortSignal) => Promise<T>, about = "") => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  const hasOpened = useRef(false);
  const newest = useRef(load);
  newest.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry and a change of the language reload.
  useEffect(() => {
    hasOpened.current ||= opened;
    if (!hasOpened.current) return;
    const controller = new AbortController();
    newest.current(controller.signal).then(
      (value) => setLoaded({ state: "there", value }),
      (failure: unknown) =>
        controller.signal.aborted || setLoaded((before) => (before.state === "there" ? before : { state: "failed", failure })),
    );
    return () => controller.abort();
  }, [opened, about, attempt]);
  const again = () => {
    setLoaded({ state: "loading" });
    setAttempt((before) => before + 1);
  };
  return { loaded, again };
};
