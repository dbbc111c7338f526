import { Carousel } from "./carousel.tsx";
import { CompanyWay } from "./company-way.tsx";
import classes from "./login-layout.module.css";
import { MetricsPanel } from "./metrics-panel.tsx";
import { SupportChannel } from "./support-channel.tsx";

/** Brand panel: carousel, metrics and support channel. */
export const LoginPanel = ({ supportPhone }: { readonly supportPhone: string | null }) => (
  <>
    <Carousel />
    <div className={classes.ground}>
      <MetricsPanel />
      <SupportChannel phone={supportPhone} />
      <CompanyWay />
    </div>
  </>
);
