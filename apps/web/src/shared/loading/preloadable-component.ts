import { type ComponentType, lazy } from "react";
import { loadPart } from "./chunk-reload.ts";

/** Lazy component that can be fetched before it is rendered. */
export type ScreenPart<P> = {
  readonly fetch: () => Promise<ComponentType<P>>;
  /** The loaded component, or the lazy one. A fetched component renders without a Suspense fallback. Call it once per mount. */
  readonly shown: () => ComponentType<P>;
};

export const preloadableComponent = <P extends object>(load: () => Promise<ComponentType<P>>): ScreenPart<P> => {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => {
    loaded ??= await loadPart(load);
    return loaded;
  };
  const Later = lazy(async () => ({ default: await fetch() }));
  return { fetch, shown: () => loaded ?? Later };
};
