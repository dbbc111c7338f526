import type { RouteComponent } from "@tanstack/react-router";
import type { FlatNamespace } from "i18next";

export type Screen = {
  readonly load: () => Promise<RouteComponent>;
  /** The words it needs, fetched beside its code. */
  readonly texts: readonly FlatNamespace[];
};
