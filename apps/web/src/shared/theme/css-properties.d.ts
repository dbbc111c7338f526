import "react";

declare module "react" {
  /** Allows components to set CSS custom properties in `style`. */
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
