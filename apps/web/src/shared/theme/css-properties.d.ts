import "react";

declare module "react" {
  /** A component may hand a value to its own style sheet. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
