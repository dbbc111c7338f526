import { use, useMemo, useSyncExternalStore } from "react";
import { sayIn, speech } from "./i18n.ts";
import type { Namespace, Say } from "./words.ts";

/** Says texts in the language of the screen; words that are not here yet are waited for. */
export const useTranslation = <N extends Namespace = "shared", Others extends Namespace = never>(
  namespace: N | readonly [N, ...Others[]] = "shared" as N,
): { readonly t: Say<N, Others>; readonly language: ReturnType<typeof speech.language> } => {
  const language = useSyncExternalStore(speech.subscribe, speech.language);
  const [first, ...others] = (typeof namespace === "string" ? [namespace] : namespace) as readonly [N, ...Others[]];
  if (!speech.has([first, ...others])) use(speech.load([first, ...others]));
  // A new function for a new language, so that what was made with the old one is made again.
  return useMemo(() => ({ t: ((key, values) => sayIn<N, Others>(first)(key, values)) as Say<N, Others>, language }), [first, language]);
};
