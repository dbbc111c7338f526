import { type ComponentType, lazy } from "react";
import { loadPart } from "./chunk-reload.ts";

/** A part of the product that comes later, and that can be fetched before it is shown. */
export type ScreenPart<P> = {
  readonly fetch: () => Promise<ComponentType<P>>;
  /** What to draw: the part itself where it is there already, so that nothing else is shown first. Asked once for each place it stands in. */
  readonly shown: () => ComponentType<P>;
};

export const preloadableComponent = <P extends object>(load: () => Promise<ComponentType<P>>): ScreenPart<P> => {
  let here: ComponentType<P> | undefined;
  const fetch = async () => {
    here ??= await loadPart(load);
    return here;
  };
  const Later = lazy(async () => ({ default: await fetch() }));
  return { fetch, shown: () => here ?? Later };
};
