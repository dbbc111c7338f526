import type { ReactNode } from "react";
import { Brand } from "../../shared/ui/brand/brand.tsx";
import classes from "./error-frame.module.css";

/** Frame of error pages that have no layout. */
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
