import type { RouteComponent } from "@tanstack/react-router";
import type { FlatNamespace } from "i18next";

export type Screen = {
  readonly load: () => Promise<RouteComponent>;
  /** Text namespaces, loaded in parallel with the code. */
  readonly texts: readonly FlatNamespace[];
};
