import { Outlet } from "@tanstack/react-router";
import { Brand } from "../../../shared/ui/brand.tsx";
import { Preferences } from "../preferences.tsx";
import { Carousel } from "./carousel.tsx";
import classes from "./login-layout.module.css";
import { MetricsPanel } from "./metrics-panel.tsx";
import { SupportChannel } from "./support-channel.tsx";

/** The mark grown to a landscape on the left, the form on the right; on a phone the form comes first. */
export const LoginLayout = () => (
  <div className={classes.layout}>
    <div className={classes.form}>
      <header className={classes.top}>
        <span className={classes.smallBrand}>
          <Brand />
        </span>
        <Preferences />
      </header>
      <main id="conteudo" className={classes.main} tabIndex={-1}>
        <div className={classes.column}>
          <Outlet />
        </div>
      </main>
    </div>
    <aside className={classes.panel}>
      <div className={classes.brand}>
        <Brand size={32} />
      </div>
      <Carousel />
      <div className={classes.ground}>
        <MetricsPanel />
        <SupportChannel />
      </div>
    </aside>
  </div>
);
