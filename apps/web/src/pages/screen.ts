import type { RouteComponent } from "@tanstack/react-router";
import type { Namespace } from "../shared/i18n/words.ts";

export type Screen = {
  readonly load: () => Promise<RouteComponent>;
  /** The words it needs, fetched beside its code. */
  readonly texts: readonly Namespace[];
};
