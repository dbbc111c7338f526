import type { ReactNode } from "react";
import { Brand } from "../../shared/ui/brand/brand.tsx";
import classes from "./error-frame.module.css";

/** Where no layout is left to stand in. */
export const ErrorFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <header>
      <Brand />
    </header>
    <main id="conteudo" className={classes.main} tabIndex={-1}>
      {children}
    </main>
  </div>
);
