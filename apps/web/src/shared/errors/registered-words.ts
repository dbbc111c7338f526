import type { FlatNamespace } from "i18next";

type Lookup = (code: string) => FlatNamespace | undefined;
let lookup: Lookup = () => undefined;

/** Text namespace of a code. The table of all codes registers itself when it is loaded, because it is not part of the first load. */
export const registeredWords: Lookup = (code) => lookup(code);
export const registerWords = (of: Lookup): void => {
  lookup = of;
};
