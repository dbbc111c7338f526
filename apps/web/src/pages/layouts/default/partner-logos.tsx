import type { ReactNode } from "react";
import classes from "./partner-logos.module.css";

type LogoProps = { readonly name: string; readonly width: number; readonly children: ReactNode };

const Logo = ({ name, width, children }: LogoProps) => (
  <svg className={classes.logo} viewBox={`0 0 ${width} 24`} role="img" aria-label={name}>
    {children}
    <text x="30" y="17.2">
      {name}
    </text>
  </svg>
);

const Cumeeira = () => (
  <Logo name="Cumeeira" width={106}>
    <path className={classes.line} d="M2 15 12 5l10 10M6 19l6-6 6 6" />
  </Logo>
);

const NorteSeguro = () => (
  <Logo name="Norte Seguro" width={130}>
    <circle className={classes.line} cx="12" cy="12" r="10" />
    <path className={classes.solid} d="m12 4 3 8-3 8-3-8z" />
  </Logo>
);

const Vigamestra = () => (
  <Logo name="Vigamestra" width={118}>
    <path className={classes.line} d="M3 4h18M3 20h18M12 4v16M8 4v16M16 4v16" />
  </Logo>
);

/** The fictional partners of the demo. */
export const partners = [
  { name: "Cumeeira", Logo: Cumeeira },
  { name: "Norte Seguro", Logo: NorteSeguro },
  { name: "Vigamestra", Logo: Vigamestra },
] as const;
